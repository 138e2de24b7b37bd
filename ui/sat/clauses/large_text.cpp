#include "ui/sat/clauses/large_text.hpp"

#include "ui/widgets/number_text.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace loggia::ui {

std::shared_ptr<const LargeText> LargeText::of(const QByteArray& content, const Control& control) {
    constexpr std::uint64_t poll_interval = 1 << 18; // lines
    constexpr std::uint64_t most_lines = std::numeric_limits<int>::max();
    auto made = std::make_shared<LargeText>();
    made->content_ = content;
    const char* const start = content.constData();
    const char* const end = start + content.size();
    for (const char* at = start; at < end && made->lines_ < most_lines; ++made->lines_) {
        if (made->lines_ % poll_interval == 0 && control.stop_requested())
            return nullptr;
        if (made->lines_ % stride == 0)
            made->starts_.push_back(static_cast<std::size_t>(at - start));
        const void* const found = std::memchr(at, '\n', static_cast<std::size_t>(end - at));
        at = found == nullptr ? end : static_cast<const char*>(found) + 1;
    }
    return made;
}

QString LargeText::line(std::uint64_t number) const {
    if (number >= lines_)
        return {};
    const char* const text = content_.constData();
    const auto size = static_cast<std::size_t>(content_.size());
    std::size_t at = starts_[static_cast<std::size_t>(number / stride)];
    const auto end_of_line = [&] {
        const void* const found = std::memchr(text + at, '\n', size - at);
        return found == nullptr ? size
                                : static_cast<std::size_t>(static_cast<const char*>(found) - text);
    };
    for (std::uint64_t skipped = 0; skipped < number % stride; ++skipped)
        at = end_of_line() + 1;
    std::size_t length = end_of_line() - at;
    if (length > 0 && text[at + length - 1] == '\r')
        --length;
    const QString line =
        QString::fromUtf8(text + at, static_cast<qsizetype>(std::min(length, longest)));
    return length > longest ? line + QStringLiteral("\u2026") : line;
}

void LargeTextModel::setText(std::shared_ptr<const LargeText> text) {
    beginResetModel();
    text_ = std::move(text);
    forgetWindow();
    endResetModel();
}

int LargeTextModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !text_ ? 0 : 1;
}

QVariant LargeTextModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !text_ || role != Qt::DisplayRole)
        return {};
    return text_->line(placeOfRow(index.row()));
}

QVariant LargeTextModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Vertical ? QVariant(numberText(placeOfRow(section) + 1))
                                       : QVariant(tr("Text"));
}

} // namespace loggia::ui
