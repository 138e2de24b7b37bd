#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/exercises/exercise.hpp"
#include "ui/shell/file_requests.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class Session;

/// Makes exercises: functions whose minimum form is the answer, given as formulas, maps or lists of
/// rows, for one student or as variants for a class, with sheet and key to save.
class ProblemPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ProblemPanel(QWidget* parent = nullptr);

    [[nodiscard]] const normal_forms::ExerciseOrder& order() const { return order_; }
    [[nodiscard]] int variants() const { return variants_count_; }
    void setOrder(const normal_forms::ExerciseOrder& order, int variants);
    /// With the seed shown.
    void make();
    /// With another seed.
    void makeAnother();
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    [[nodiscard]] bool hasProblem() const { return !exercises_.empty(); }
    /// The sheet or the key of the current problems, as PDF, LaTeX or Markdown.
    [[nodiscard]] SaveRequest toSave(normal_forms::Sheet sheet) const;
    [[nodiscard]] QString said() const;
    /// The document was replaced: statements about the problem in the editor no longer apply.
    void forgetWords();
    /// The document was edited: the problem that is being made does not take its place.
    void keepDocument();

    /// The current problems and the settings that they were made with.
    struct Results {
        normal_forms::ExerciseOrder order;
        int variants = 1;
        std::vector<normal_forms::Exercise> exercises;
        bool is_said = false; ///< The first of them is the document.
        bool is_opened = true;
    };
    [[nodiscard]] Results results() const;
    /// Of another panel. Those of another order are skipped.
    void takeOver(const Results& results);

    /// What is ordered.
    [[nodiscard]] Session* session() const { return session_; }

    static constexpr int most_variants = 40;
    static constexpr int most_seeds = 1'000'000'000; ///< Those of variants, too.
    static constexpr int most_primes = 100'000;

Q_SIGNALS:
    /// The text of the first variant, for the editor, and the form that it asks for.
    void problemMade(const QString& source, loggia::normal_forms::Form form);
    void saveRequested(loggia::normal_forms::Sheet sheet);
    /// order() or variants() is another.
    void orderChanged();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    [[nodiscard]] std::vector<QSpinBox*> boxes() const;
    using Made = Result<std::vector<normal_forms::Exercise>>;

    void build();
    void addFields(QFormLayout& form);
    void keepSession();
    void showOrder();
    void forget();
    void takeOrder();
    void take(const Made& made);
    /// A description of the problems made.
    [[nodiscard]] QString describe() const;
    void showButtons();

    Session* session_;
    normal_forms::ExerciseOrder order_{5, 7, 3, 1};
    int variants_count_ = 1;
    std::vector<normal_forms::Exercise> exercises_;
    bool opens_ = true; ///< The document was not edited since they were ordered.
    QComboBox* kind_;
    QSpinBox* variables_;
    QSpinBox* terms_;
    QSpinBox* literals_;
    QLabel* primes_label_; ///< Of implicates or implicants, whichever the kind asks for.
    QSpinBox* least_primes_;
    QSpinBox* most_primes_;
    QSpinBox* seed_;
    QSpinBox* variants_;
    QPushButton* another_;
    QPushButton* make_;
    QPushButton* save_sheet_;
    QPushButton* save_key_;
    QLabel* said_;
    // Declared last, so that it is destroyed before the members that it uses.
    Job<Made> job_;
};

} // namespace loggia::ui
