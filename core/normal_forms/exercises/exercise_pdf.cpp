#include "core/normal_forms/exercises/exercise_blocks.hpp"

#include <fmt/format.h>

#include <hpdf.h>
#include <memory>
#include <vector>

namespace loggia::normal_forms {

namespace {

// Points, 72 to the inch, on A4.
constexpr float page_width = 595;
constexpr float page_height = 842;
constexpr float margin = 64;
constexpr float text_size = 11;
constexpr float title_size = 17;
constexpr float line_height = 17;
constexpr float paragraph_gap = 9;
constexpr float room_height = 30; ///< between lines to write on

/// The three connectives in the encoding of the font Symbol, which every reader of PDF has.
constexpr char symbol_and = '\xD9';
constexpr char symbol_or = '\xDA';
constexpr char symbol_not = '\xD8';
constexpr char symbol_true = 'T';
constexpr char symbol_false = '\x5E'; // the perpendicular

/// What is drawn in one go, in one font.
struct Ink {
    enum class Face : std::uint8_t { text, bold, variable, symbol };
    Face face;
    std::string text;
};
using Inks = std::vector<Ink>; ///< between which no line ends

/// The words of a sheet on pages. Every call of the library may fail; the first failure is kept and
/// what follows does nothing.
class PdfSheet {
public:
    explicit PdfSheet(const std::string& title)
        : document_(HPDF_New(&PdfSheet::note, this), HPDF_Free) {
        if (!document_)
            return;
        // Nothing of the day on which it is made: the same order gives the same bytes.
        const HPDF_Date date{2000, 1, 1, 0, 0, 0, ' ', 0, 0};
        HPDF_SetInfoDateAttr(document_.get(), HPDF_INFO_CREATION_DATE, date);
        HPDF_SetInfoDateAttr(document_.get(), HPDF_INFO_MOD_DATE, date);
        HPDF_SetInfoAttr(document_.get(), HPDF_INFO_TITLE, title.c_str());
        for (const char* const name : {"Helvetica", "Helvetica-Bold", "Times-Italic"})
            fonts_.push_back(HPDF_GetFont(document_.get(), name, "WinAnsiEncoding"));
        fonts_.push_back(HPDF_GetFont(document_.get(), "Symbol", nullptr));
    }

    void add(const Exercise& exercise, Sheet sheet) {
        for (const SheetBlock& block : sheet_blocks(exercise, sheet)) {
            switch (block.kind) {
            case SheetBlock::Kind::title:
                new_page();
                y_ -= title_size - text_size;
                put({{Ink::Face::bold, block.text}}, title_size);
                end_paragraph();
                if (sheet == Sheet::student)
                    name_line();
                break;
            case SheetBlock::Kind::text:
                paragraph(block.text);
                break;
            case SheetBlock::Kind::formula:
                formula(exercise.function, block);
                break;
            case SheetBlock::Kind::map:
                map(exercise.function);
                break;
            case SheetBlock::Kind::room:
                room();
                break;
            }
        }
    }

    [[nodiscard]] Result<std::string> bytes() {
        std::string result;
        if (good() && HPDF_SaveToStream(document_.get()) == HPDF_OK) {
            result.resize(HPDF_GetStreamSize(document_.get()));
            auto size = static_cast<HPDF_UINT32>(result.size());
            HPDF_ReadFromStream(document_.get(), reinterpret_cast<HPDF_BYTE*>(result.data()),
                                &size);
            result.resize(size);
        }
        if (!good() || result.empty())
            return failure(
                fmt::format("cannot write the PDF file (libHaru error 0x{:04X})", error_));
        return result;
    }

private:
    static void note(HPDF_STATUS error, HPDF_STATUS /*detail*/, void* sheet) {
        auto& first = static_cast<PdfSheet*>(sheet)->error_;
        first = first == HPDF_OK ? error : first;
    }
    [[nodiscard]] bool good() const { return document_ && error_ == HPDF_OK; }

    void new_page() {
        if (!good())
            return;
        page_ = HPDF_AddPage(document_.get());
        HPDF_Page_SetWidth(page_, page_width);
        HPDF_Page_SetHeight(page_, page_height);
        HPDF_Page_SetLineWidth(page_, 0.5F);
        x_ = margin;
        y_ = page_height - margin;
    }

    /// The cells of a Karnaugh map, in columns.
    void map(const Function& function) {
        constexpr float first_column = 70;
        constexpr float column_width = 42;
        const auto table = map_table(function);
        for (std::size_t row = 0; row < table.size(); ++row) {
            for (std::size_t column = 0; column < table[row].size() && good(); ++column) {
                x_ = margin + (column == 0
                                   ? 0
                                   : first_column + column_width * static_cast<float>(column - 1));
                put({{row == 0 || column == 0 ? Ink::Face::bold : Ink::Face::text,
                      table[row][column]}});
            }
            new_line();
        }
        y_ -= paragraph_gap;
    }

    void new_line() {
        x_ = margin;
        y_ -= line_height;
        if (y_ < margin)
            new_page();
    }
    void end_paragraph() {
        new_line();
        y_ -= paragraph_gap;
    }

    [[nodiscard]] HPDF_Font font(Ink::Face face) const {
        return fonts_[static_cast<std::size_t>(face)];
    }

    /// In the line at hand or, where there is no room, in the next one; lines after the first of a
    /// formula are indented.
    void put(const Inks& inks, float size = text_size, float indent = 0) {
        if (!good())
            return;
        float width = 0;
        std::vector<float> widths;
        for (const Ink& ink : inks) {
            HPDF_Page_SetFontAndSize(page_, font(ink.face), size);
            widths.push_back(HPDF_Page_TextWidth(page_, ink.text.c_str()));
            width += widths.back();
        }
        if (x_ + width > page_width - margin && x_ > margin + indent) {
            new_line();
            if (!good())
                return;
            x_ += indent;
        }
        for (std::size_t i = 0; i < inks.size(); ++i) {
            HPDF_Page_BeginText(page_);
            HPDF_Page_SetFontAndSize(page_, font(inks[i].face), size);
            HPDF_Page_TextOut(page_, x_, y_, inks[i].text.c_str());
            HPDF_Page_EndText(page_);
            x_ += widths[i];
        }
    }

    void paragraph(const std::string& text) {
        constexpr float blank = 3.1F;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            put({{Ink::Face::text, text.substr(at, end - at)}});
            x_ += blank;
            at = end + 1;
        }
        end_paragraph();
    }

    static Inks part_of(const Function& function, const SheetBlock& block, const Cube& cube,
                        bool alone) {
        const bool cnf = block.form == Form::cnf;
        const char between = cnf ? symbol_or : symbol_and;
        const std::size_t count = function.inputs.size();
        const bool parentheses = cube.literals() > 1 && !alone;
        Inks inks;
        if (parentheses)
            inks.push_back({Ink::Face::text, "("});
        bool first = true;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t bit = std::uint64_t{1} << (count - 1 - i);
            if ((cube.care & bit) == 0)
                continue;
            if (!first)
                inks.push_back({Ink::Face::symbol, {' ', between, ' '}});
            first = false;
            if (((cube.value & bit) != 0) == cnf)
                inks.push_back({Ink::Face::symbol, {symbol_not}});
            inks.push_back({Ink::Face::variable, function.inputs[i]});
        }
        if (first)
            inks.push_back({Ink::Face::symbol, {cnf ? symbol_false : symbol_true}});
        if (parentheses)
            inks.push_back({Ink::Face::text, ")"});
        return inks;
    }

    void formula(const Function& function, const SheetBlock& block) {
        constexpr float indent = 22;
        const bool cnf = block.form == Form::cnf;
        x_ += indent / 2;
        put({{Ink::Face::variable, function.outputs[0]}, {Ink::Face::text, " ="}});
        const std::size_t terms = block.cover->terms();
        for (std::size_t i = 0; i < terms; ++i) {
            Inks inks = part_of(function, block, block.cover->cubes[i], terms == 1);
            inks.insert(inks.begin(), {Ink::Face::text, " "});
            if (i + 1 < terms)
                inks.push_back({Ink::Face::symbol, {' ', cnf ? symbol_and : symbol_or}});
            put(inks, text_size, indent);
        }
        if (terms == 0)
            put({{Ink::Face::text, " "}, {Ink::Face::symbol, {cnf ? symbol_true : symbol_false}}});
        end_paragraph();
    }

    void rule(float from, float y) {
        HPDF_Page_MoveTo(page_, from, y);
        HPDF_Page_LineTo(page_, page_width - margin, y);
        HPDF_Page_Stroke(page_);
    }
    void name_line() {
        put({{Ink::Face::text, "Name: "}});
        if (good())
            rule(x_, y_ - 2);
        end_paragraph();
    }
    void room() {
        constexpr float least = 6 * room_height;
        if (y_ - least < margin)
            new_page();
        for (y_ -= room_height / 2; good() && y_ >= margin; y_ -= room_height)
            rule(margin, y_);
    }

    std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, decltype(&HPDF_Free)> document_;
    HPDF_Page page_ = nullptr;
    std::vector<HPDF_Font> fonts_;
    HPDF_STATUS error_ = HPDF_OK;
    float x_ = margin;
    float y_ = page_height - margin;
};

} // namespace

Result<std::string> exercise_pdf(const std::vector<Exercise>& exercises, Sheet sheet) {
    PdfSheet pages(std::string(exercises.empty() ? title_of(ExerciseKind::cnf)
                                                 : title_of(exercises.front().order.kind)));
    for (const Exercise& exercise : exercises)
        pages.add(exercise, sheet);
    return pages.bytes();
}

} // namespace loggia::normal_forms
