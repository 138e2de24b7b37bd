#include "tests/suite.hpp"
#include "tests/ui/normal_forms/page_fixture.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QTabWidget>

namespace normal_forms_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FormsCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        const auto put = [](Page& page, const char* text, const FormSettings& settings) {
            auto& forms = static_cast<NormalFormsPage&>(page);
            runCommand(page, q("normal-forms.stop"));
            setMark(page, q("normal-forms.minimise-while-typing"), true);
            forms.showView(NormalFormsPage::View::map);
            forms.showSide(NormalFormsPage::Side::result);
            forms.setSettings(settings);
            forms.replaceText(q(text), q("test"));
            runCommand(page, q("normal-forms.minimise"));
            static_cast<void>(formsSettled(forms));
            forms.selectTerm(-1);
            QGuiApplication::clipboard()->clear();
        };
        const auto step = [](Page& page, std::size_t to) {
            auto* hand = page.findChild<HandPanel*>();
            hand->setPlaying(false);
            hand->goTo(to);
        };
        // Nobody minimises it exactly in a moment.
        Random random(7);
        std::string hard;
        for (int term = 0; term < 300; ++term) {
            hard += term > 0 ? " |\n" : "";
            for (int i = 0; i < 8; ++i)
                hard += std::string(i > 0 ? " & " : "(") + (random.below(2) == 0 ? "!" : "") + "x" +
                        std::to_string(random.below(20) + 1);
            hard += ")";
        }
        const auto faults = commandFaults(
            NormalFormsPage::pageInfo(),
            {{[=](Page& page) {
                 put(page, small_text, {});
                 step(page, 2);
             }},
             {[=](Page& page) {
                 // The second of two minimum forms.
                 put(page, "f(a, b, c) = m(0, 1, 2, 5, 6, 7)", {});
                 static_cast<NormalFormsPage&>(page).chooseForm(1);
                 static_cast<void>(formsSettled(static_cast<NormalFormsPage&>(page)));
             }},
             {[=](Page& page) {
                 put(page, "a | b", asCnf());
                 static_cast<NormalFormsPage&>(page).showView(NormalFormsPage::View::gates);
             }},
             {[=](Page& page) {
                 put(page, small_text, {});
                 auto* problem = page.findChild<ProblemPanel*>();
                 problem->setOrder({3, 3, 2, 1}, 1);
                 problem->make();
                 static_cast<void>(formsSettled(static_cast<NormalFormsPage&>(page)));
             }},
             {[=](Page& page) {
                 // Not minimised any more when it changes: the command has something to do.
                 put(page, small_text, {});
                 setMark(page, q("normal-forms.minimise-while-typing"), false);
                 static_cast<NormalFormsPage&>(page).replaceText(q("a & b | c"), q("test"));
             }},
             {[=](Page& page) {
                  auto& forms = static_cast<NormalFormsPage&>(page);
                  setMark(page, q("normal-forms.minimise-while-typing"), true);
                  FormSettings exact;
                  exact.method = normal_forms::Method::exact;
                  forms.setSettings(exact);
                  forms.replaceText(QString::fromStdString(hard), q("test"));
              },
              true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(FormsCommandsTest)

} // namespace normal_forms_commands_test

#include "normal_forms_commands_test.moc"
