#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"
#include "ui/window/main_window.hpp"

#include <QTest>

namespace loggia::ui {

bool takeNormalForms(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<NormalFormsPage*>(window.page(QStringLiteral("normal-forms")));
    window.showPage(page);
    const auto settled = [page] {
        auto* problem = page->findChild<ProblemPanel*>();
        return QTest::qWaitFor(
            [page, problem] {
                return page->run()->study().complete && !page->run()->isRunning() &&
                       !problem->isRunning();
            },
            60'000);
    };
    if (!settled())
        return false;
    page->selectTerm(1);
    if (!album.take(window, "normal-forms"))
        return false;
    page->selectTerm(-1);
    page->showView(NormalFormsPage::View::by_hand);
    auto* hand = page->findChild<HandPanel*>();
    hand->goTo(hand->steps() - 2);
    QTest::qWait(100);
    if (!album.take(window, "normal-forms-steps"))
        return false;
    testing::runCommand(*page, QStringLiteral("normal-forms.digits"));
    if (!QTest::qWaitFor(
            [page] {
                const auto& study = page->run()->study();
                return study.complete && study.whole && study.whole->outputs.size() == 7;
            },
            60'000))
        return false;
    FormSettings settings = page->settings();
    settings.output = all_outputs;
    page->setSettings(settings);
    if (!settled())
        return false;
    page->showView(NormalFormsPage::View::gates);
    page->selectTerm(2);
    QTest::qWait(100);
    if (!album.take(window, "normal-forms-circuit"))
        return false;
    page->showSide(NormalFormsPage::Side::problem);
    page->showView(NormalFormsPage::View::map);
    auto* problem = page->findChild<ProblemPanel*>();
    problem->setOrder({5, 7, 3, 2}, 1);
    problem->make();
    if (!settled())
        return false;
    QTest::qWait(200); // The DNF is minimised, and the page laid out for it.
    return settled() && album.take(window, "normal-forms-problem");
}

} // namespace loggia::ui
