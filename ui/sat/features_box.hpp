#pragma once

#include "core/sat/engines/davis_putnam.hpp"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;

namespace loggia::ui {

/// The switches of our engine, and whether a proof is kept.
class FeaturesBox final : public QWidget {
    Q_OBJECT

public:
    explicit FeaturesBox(QWidget* parent = nullptr);

    /// Do not emit.
    void setFeatures(const sat::Features& features);
    void setProofKept(bool kept);
    [[nodiscard]] const sat::Features& features() const { return features_; }
    [[nodiscard]] bool isProofKept() const;

Q_SIGNALS:
    /// A person has changed a switch.
    void featuresChanged();
    void proofKeptChanged();

private:
    void take();

    static constexpr std::size_t flags = 7;

    sat::Features features_ = sat::cdcl();
    QComboBox* elimination_;
    QComboBox* branching_;
    QComboBox* restarts_;
    std::array<QCheckBox*, flags> boxes_{};
    QCheckBox* proof_;
};

} // namespace loggia::ui
