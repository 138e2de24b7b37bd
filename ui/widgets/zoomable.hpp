#pragma once

namespace loggia::ui {

enum class Zoom { in, out, whole };

/// A view that zooms its picture itself, about the centre.
class Zoomable {
public:
    virtual void changeZoom(Zoom zoom) = 0;

protected:
    ~Zoomable() = default;
};

} // namespace loggia::ui
