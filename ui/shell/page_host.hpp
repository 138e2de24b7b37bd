#pragma once

#include "ui/shell/page_info.hpp"

#include <QJsonObject>
#include <QPointer>
#include <QWidget>

#include <optional>

namespace loggia::ui {

class PageArea;

/// A page's place in the window. The page is made when it is first needed, so that the window
/// starts as fast with many pages as with one; until then this keeps what the page will be given.
class PageHost final : public QWidget {
    Q_OBJECT

public:
    explicit PageHost(PageInfo info, QWidget* parent = nullptr);

    /// Null where the page is in none.
    [[nodiscard]] static PageHost* of(const Page& page);

    [[nodiscard]] const PageInfo& info() const { return info_; }
    /// Null as long as nobody needed it.
    [[nodiscard]] Page* page() const { return page_; }
    /// The page, made now if need be, as its session left it.
    Page& made();
    /// What a page makes first, its board or its editor, has the keyboard first, or the picture
    /// that is shown in its place. Null but for the first time that it is asked for.
    [[nodiscard]] QWidget* takeMainField();
    /// A second page of the same kind in the place of the first one. The first
    /// one stays as it is, unseen, until endGuest(); so does the session.
    Page& beginGuest();
    /// A strip above the page, in place of the last one. Null for none.
    void setAbove(QWidget* above);
    [[nodiscard]] QWidget* above() const { return above_; }
    /// To the left of the guest; it dies with the guest.
    void setBeside(QWidget* beside);
    void endGuest();
    /// Null where there is none.
    [[nodiscard]] Page* guest() const { return guest_; }
    /// The guest, or else the page.
    [[nodiscard]] Page& shown() { return guest_ ? *guest_ : made(); }
    /// The same, but null where it is not made yet.
    [[nodiscard]] const Page* shownIfMade() const { return guest_ ? guest_ : page_; }
    /// What the page gets when it is made. Only before that.
    void setSession(const QJsonObject& session);

Q_SIGNALS:
    /// The page is there and has its session.
    void pageMade(loggia::ui::Page* page);

private:
    PageInfo info_;
    Page* page_ = nullptr;
    PageArea* area_ = nullptr; ///< Around the page.
    Page* guest_ = nullptr;
    QWidget* guest_room_ = nullptr;
    QPointer<QWidget> above_;
    QPointer<QWidget> main_field_;
    std::optional<QJsonObject> session_;
};

} // namespace loggia::ui
