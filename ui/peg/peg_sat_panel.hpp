#pragma once

#include "core/peg/encoding/encoding.hpp"
#include "ui/peg/peg_answer.hpp"
#include "ui/work/revision.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <array>
#include <cstddef>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QTableWidget;
class QToolButton;

namespace loggia::ui {

class StepButtons;

/// Solving by way of clauses, as the assignment defines it, in its three stages: the axioms, by
/// kind; the solver; the jumps in its valuation. Holds which encoding is wanted.
class PegSatPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PegSatPanel(QWidget* parent = nullptr);

    [[nodiscard]] peg::Encoding encoding() const;
    void setEncoding(const peg::Encoding& encoding);

    /// The stages, as they come, of the position that `about` is a revision of.
    void begin(const Revision& about);
    void setTry(const peg::SatTry& attempt);
    void setAnswer(const PegAnswer& answer);
    /// What was begun is over without an answer.
    void end();
    /// Takes away what is about another position.
    void refresh();
    /// The jumps decoded are those of a game after `before` others, of which `shown` are made and
    /// `played` are there in all; `playing`: one after the other.
    void setPosition(std::size_t before, std::size_t shown, std::size_t played, bool playing);
    /// The jumps are not those of the game: there is nothing to step through.
    void setNoPosition();

Q_SIGNALS:
    void encodingChanged();
    /// The position after so many jumps of the game is to be shown.
    void stepWanted(std::size_t jumps);
    void playWanted();

private:
    void showNothing();
    void showTime();
    void listAxioms(const std::array<std::size_t, peg::axiom_count>& counts);
    void explainAxiom();
    void writeJumps(const QString& text);
    void pickJump();
    [[nodiscard]] QCheckBox* option(const QString& text, const QString& help);

    QComboBox* timing_;
    QCheckBox* some_jump_;
    QCheckBox* some_peg_;
    QCheckBox* parity_;
    QCheckBox* pagoda_;
    QCheckBox* order_;
    QLabel* sizes_;
    QTableWidget* axioms_;
    QLabel* meaning_; ///< Of the axioms chosen in the table.
    QLabel* solver_;
    StepButtons* steps_;
    QToolButton* play_;
    QPlainTextEdit* jumps_;
    Revision about_;                 ///< The position and the encoding whose stages are shown.
    QString doing_;                  ///< What the solver does now, without the time.
    std::vector<peg::Axiom> listed_; ///< The kind in each row of axioms_.
    std::size_t before_ = 0;         ///< Jumps of the game before those decoded.
    QElapsedTimer since_;
    QTimer clock_;
};

} // namespace loggia::ui
