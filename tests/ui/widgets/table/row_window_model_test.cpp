#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/table/row_window_model.hpp"

#include <QAbstractItemModelTester>
#include <QTest>

namespace row_window_model_test {

using namespace loggia;
using namespace loggia::ui;

/// Rows that hold their own number.
class NumberRows final : public RowWindowModel {
public:
    std::uint64_t rows = 0;

    void setRows(std::uint64_t count) {
        beginResetModel();
        rows = count;
        forgetWindow();
        endResetModel();
    }
    [[nodiscard]] std::uint64_t places() const override { return rows; }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : 1;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role != Qt::DisplayRole)
            return {};
        return QVariant::fromValue(static_cast<qulonglong>(placeOfRow(index.row())));
    }
};

class RowWindowModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The window never leaves the table, whatever is asked for.
    void staysWithinTheTable() {
        NumberRows model;
        const QAbstractItemModelTester tester(&model);
        Random random(1);
        for (int round = 0; round < 2000; ++round) {
            if (random.below(20) == 0)
                model.setRows(random.below(2) == 0 ? random.below(30) : std::uint64_t{1} << 26U);
            const std::uint64_t first = random.below(model.rows + 50);
            const int count = static_cast<int>(random.below(40)) - 2;
            model.setWindow(first, count);
            const auto expected =
                std::min<std::uint64_t>(model.rows, static_cast<std::uint64_t>(std::max(count, 0)));
            QCOMPARE(model.rowCount(), static_cast<int>(expected));
            QVERIFY(model.first() + expected <= model.rows);
            QVERIFY(model.first() == first || model.first() + expected == model.rows);
            if (expected > 0)
                QCOMPARE(model.index(0, 0).data().toULongLong(), qulonglong{model.first()});
        }
    }
};

LOGGIA_WINDOW_TEST(RowWindowModelTest)

} // namespace row_window_model_test

#include "row_window_model_test.moc"
