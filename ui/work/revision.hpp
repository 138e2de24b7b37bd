#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace loggia::ui {

/// The content of a document at one time, by identity and not by value: current until the content
/// changes or the document is gone. A default one is never current.
class Revision {
public:
    Revision() = default;
    [[nodiscard]] bool isCurrent() const { return !content_.expired(); }

private:
    friend class Revisions;
    explicit Revision(const std::shared_ptr<const char>& content) : content_(content) {}

    std::weak_ptr<const char> content_;
};

/// What a document keeps in order to hand out revisions of its content.
class Revisions {
public:
    Revisions() = default;
    Revisions(const Revisions&) = delete;
    Revisions& operator=(const Revisions&) = delete;

    [[nodiscard]] Revision now() const { return Revision(content_); }
    /// The content has changed: no revision that was handed out is current any more.
    void advance() { content_ = std::make_shared<const char>(); }

private:
    std::shared_ptr<const char> content_ = std::make_shared<const char>();
};

/// What was found, with the revision of the document that it is about. It is there only as long as
/// that is current.
template <class T>
class About {
public:
    About() = default;
    About(Revision revision, T found) : revision_(std::move(revision)), found_(std::move(found)) {}

    /// Null where there is nothing, or nothing any more.
    [[nodiscard]] const T* get() const {
        return found_ && revision_.isCurrent() ? &*found_ : nullptr;
    }
    void reset() { *this = {}; }

private:
    Revision revision_;
    std::optional<T> found_;
};

} // namespace loggia::ui
