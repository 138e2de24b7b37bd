#include "ui/connect4/connect4_page.hpp"
