// RefreshKit for C: pull to refresh and load more on a list that the host draws.
// Made from the sources of RefreshC by .ci/calls; the guide "In C" shows a program.

#ifndef REFRESH_C_H
#define REFRESH_C_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Why a call was not done; its number is what the call answers.
enum RefreshStatus {
  /// There is no list of that number: it was never made, or it is freed.
  REFRESH_STATUS_NO_LIST = -1,
  /// There is no slot of that number, or no class of that name goes into it.
  REFRESH_STATUS_NO_SUCH_SLOT_OR_CLASS = -2,
  /// The slot is empty.
  REFRESH_STATUS_EMPTY_SLOT = -3,
  /// There is no value of that name, or the class has none, or it cannot be set.
  REFRESH_STATUS_NO_SUCH_VALUE = -4,
  /// A number is not one that may be set there: not finite, refused, or clamped to another.
  REFRESH_STATUS_BAD_NUMBER = -5,
  /// There is nothing to answer: no text, no next event.
  REFRESH_STATUS_NOTHING = -6,
  /// Time moves already: the call came from a listener.
  REFRESH_STATUS_BUSY = -7,
  /// The list would never come to rest: what it does sets itself off again.
  REFRESH_STATUS_RUNAWAY = -8,
};

/// A place at an edge of a scroll view that holds one component.
enum RefreshSlot {
  /// The list itself.
  REFRESH_SLOT_LIST = 0,
  /// At the top.
  REFRESH_SLOT_HEADER = 1,
  /// At the bottom.
  REFRESH_SLOT_FOOTER = 2,
  /// At the right.
  REFRESH_SLOT_TRAILER = 3,
};

/// Where a component stands in the story of a refresh.
enum RefreshState {
  /// Nothing is going on; the component waits for a pull, an arrival or a call.
  REFRESH_STATE_IDLE = 0,
  /// The finger has pulled far enough: letting go now begins a refresh.
  REFRESH_STATE_PULLING = 1,
  /// The refresh is under way, until the app ends it.
  REFRESH_STATE_REFRESHING = 2,
  /// The refresh was asked for while the component was not in a window, and starts when it is.
  REFRESH_STATE_WILL_REFRESH = 3,
  /// The last page has been loaded; only a call leaves this state.
  REFRESH_STATE_NO_MORE_DATA = 4,
};

/// What a listener hears of.
enum RefreshEvent {
  /// The state of a component has changed.
  REFRESH_EVENT_STATE = 0,
  /// A component refreshes: load, and end it.
  REFRESH_EVENT_REFRESHING = 1,
  /// The refreshing callback is over.
  REFRESH_EVENT_BEGAN = 2,
  /// The closing animation has begun.
  REFRESH_EVENT_END_ANIMATION_BEGAN = 3,
  /// The refresh has ended, and closed.
  REFRESH_EVENT_ENDED = 4,
  /// The time of a timer has come.
  REFRESH_EVENT_TIMER = 5,
};

/// What a finger does, by number.
enum RefreshTouch {
  /// It comes down.
  REFRESH_TOUCH_BEGAN = 0,
  /// It has moved.
  REFRESH_TOUCH_MOVED = 1,
  /// It is lifted.
  REFRESH_TOUCH_ENDED = 2,
  /// The system takes it away.
  REFRESH_TOUCH_CANCELLED = 3,
};

/// One step of a host that moves the content by physics of its own, by number.
enum RefreshDrive {
  /// A drag begins.
  REFRESH_DRIVE_BEGAN = 0,
  /// The drag has moved the content to an offset.
  REFRESH_DRIVE_MOVED = 1,
  /// The drag ends, and the content is at rest.
  REFRESH_DRIVE_ENDED = 2,
  /// The drag ends, and the content moves on.
  REFRESH_DRIVE_THROWN = 3,
  /// The drag is taken away.
  REFRESH_DRIVE_CANCELLED = 4,
  /// One frame of content that moves on, at an offset.
  REFRESH_DRIVE_DECELERATING = 5,
  /// The content has come to rest.
  REFRESH_DRIVE_STOPPED = 6,
};

/// How a refresh ends, by number.
enum RefreshResult {
  /// The list is up to date.
  REFRESH_RESULT_SUCCESS = 0,
  /// The list could not be loaded.
  REFRESH_RESULT_FAILURE = 1,
  /// The list is up to date, and its last page is loaded.
  REFRESH_RESULT_NO_MORE_DATA = 2,
  /// The refresh was given up.
  REFRESH_RESULT_CANCELLED = 3,
};

/// Hears of what happens in a list, in the middle of the call that brings it about; it may call the
/// library itself, but not `refresh_advance`.
///
/// - Parameters:
///   - list: The list.
///   - slot: Whose event it is; 0 for a timer.
///   - event: What happened; see `RefreshEvent`.
///   - old_value: For a change of state, the state until now; for a timer, its tag; else 0.
///   - new_value: For a change of state, the state from now on; else 0.
typedef void (*RefreshListener)(int32_t list, int32_t slot, int32_t event, int32_t old_value, int32_t new_value);

// Lists

/// Makes a list of a size, in a window and with no content.
///
/// Lengths are points in every call, and times seconds. A call that was done answers 0 or more; one that
/// was not answers a negative number and changes nothing: -1 there is no such list, -2 no such slot or
/// no such class for it, -3 the slot is empty, -4 no such value, or one that cannot be set, -5 a number
/// that may not be set there, -6 nothing to answer, -7 time moves already; or it is -8, the list would
/// never come to rest, and stands as far as it came. All calls belong to the main thread.
///
/// - Returns: The number that all other calls know it by, above 0.
int32_t refresh_make_list(double width, double height);

/// Forgets a list and all that is in it; its number means nothing from now on.
int32_t refresh_free_list(int32_t list);

/// Sets the size of the list.
int32_t refresh_set_size(int32_t list, double width, double height);

/// Sets the size of the content.
int32_t refresh_set_content_size(int32_t list, double width, double height);

/// Sets the host's own inset around the content.
int32_t refresh_set_content_inset(int32_t list, double top, double left, double bottom, double right);

/// Sets the inset that bars and notches impose.
int32_t refresh_set_safe_area(int32_t list, double top, double left, double bottom, double right);

/// Tells the list what the clock on the wall reads at the beginning of its time: seconds since 1970,
/// and how far the user's clocks are ahead of UTC.
int32_t refresh_set_clock(int32_t list, double seconds_since_1970, int32_t seconds_from_gmt);

/// Sets the language of every list, by its code as in `fr` or `zh-Hant`. English for a code
/// of no language.
int32_t refresh_set_language(const char *code);

// Components

/// Makes a component for a slot (1 header, 2 footer, 3 trailer), by the name of its class as in
/// `RefreshNormalHeader`.
///
/// It is not in the list before `refresh_attach`; until then, all calls that name the slot mean it,
/// so that it is set up before it is seen.
int32_t refresh_make(int32_t list, int32_t slot, const char *class_name);

/// Puts the component that was made for a slot there, in place of an earlier one.
int32_t refresh_attach(int32_t list, int32_t slot);

/// Empties a slot; a refresh that is under way there ends silently.
int32_t refresh_detach(int32_t list, int32_t slot);

/// Sets the title of a state (0 idle, 1 pulling, 2 refreshing, 3 willRefresh, 4 noMoreData); null
/// brings the language's back.
int32_t refresh_set_title(int32_t list, int32_t slot, int32_t state, const char *title);

/// Sets the pictures of a state (as in `refresh_set_title`): `count` of one size, called
/// `NAME#0`, `NAME#1` and so on.
///
/// - Parameters:
///   - list: The list.
///   - slot: The slot whose component shows them.
///   - state: The number of the state.
///   - name: What all their names begin with.
///   - count: How many there are; 0 takes the state's pictures away.
///   - width: How wide each one is, in points.
///   - height: How high each one is, in points.
///   - seconds: How long they take once; a tenth each where it is negative.
int32_t refresh_set_images(int32_t list, int32_t slot, int32_t state, const char *name, int32_t count, double width, double height, double seconds);

/// Begins a refresh; while one is under way, nothing happens.
int32_t refresh_begin(int32_t list, int32_t slot);

/// Ends a refresh in the next turn: 0 in success, 1 in failure, 2 as there is no more data, 3 as it
/// was given up.
int32_t refresh_end(int32_t list, int32_t slot, int32_t result);

/// Has a footer or a trailer leave noMoreData for idle, in the next turn.
int32_t refresh_reset_no_more_data(int32_t list, int32_t slot);

/// Does what a tap on the component's title does.
int32_t refresh_tap_title(int32_t list, int32_t slot);

// Touches and offsets

/// A finger comes down (0), has moved (1), is lifted (2) or is taken away (3), at a place in the
/// visible part of the list. `finger` says which one; only one counts at a time.
int32_t refresh_touch(int32_t list, int32_t phase, double x, double y, int32_t finger);

/// A wheel moves the content by that much, within its range, at once.
int32_t refresh_wheel(int32_t list, double dx, double dy);

/// Moves the content to an offset: at once, or gently where `animated` is not 0.
int32_t refresh_scroll_to(int32_t list, double x, double y, int32_t animated);

/// One step of a host that has physics of its own: a drag begins (0), has moved the content to an
/// offset (1), ends at rest (2), ends and the content goes on (3) or is taken away (4); a frame of
/// the content going on (5), and its end (6). Only 1 and 5 look at the offset.
int32_t refresh_drive(int32_t list, int32_t step, double x, double y);

// Time and events

/// Moves time on by some seconds, 0 or more, and does all that is due. Not to be called by a listener.
int32_t refresh_advance(int32_t list, double seconds);

/// Calls the listener with `tag` once the list's time has moved on by some seconds, 0 or more.
int32_t refresh_after(int32_t list, double seconds, int32_t tag);

/// Sets the function that is called with each event of a list, in place of an earlier one; null for
/// none.
int32_t refresh_listen(int32_t list, RefreshListener listener);

// Numbers and texts by name

/// Reads a number of the list (slot 0) or of what stands in a slot, by its name in Swift:
/// `contentOffset.y`, `pullingPercent`, `stateLabel.frame.x`. Flags are 0 and 1. Where nothing is due,
/// `timeline.nextDue` is answered by -6.
int32_t refresh_get(int32_t list, int32_t slot, const char *name, double *number);

/// Sets a number of the list (slot 0) or of what stands in a slot, by its name in Swift. Flags are 0
/// and 1.
///
/// After an answer of 0, the number is the one that was set; a number that would be refused or clamped
/// is answered by -5, and nothing changes. A flag that a component holds at present takes effect when
/// the component no longer does.
int32_t refresh_set(int32_t list, int32_t slot, const char *name, double number);

/// Reads a text of what stands in a slot: `class`, `lastUpdatedTimeKey`, `stateLabel.text`,
/// `gifView.image`.
///
/// - Returns: How many bytes of UTF-8 the whole text has; `buffer` has as many as fit, and a 0 behind
///   them where that fits too.
int32_t refresh_get_text(int32_t list, int32_t slot, const char *name, char *buffer, int32_t capacity);

/// Sets a text of what stands in a slot: `lastUpdatedTimeKey`.
int32_t refresh_set_text(int32_t list, int32_t slot, const char *name, const char *text);

// Drawing

/// Lists what is seen of the components now, from the back to the front, each by sixteen numbers:
///
/// | place | of all | of a text | of a picture | of a ring |
/// | --- | --- | --- | --- | --- |
/// | 0 | what it is: 1 a text, 2 a picture, 3 a wheel, 4 a ring | | | |
/// | 1 | the slot whose component it belongs to | | | |
/// | 2...5 | x, y, width and height in the visible part of the list | | | |
/// | 6 | the opacity, 0...1 | | | |
/// | 7 | how far it is turned around its middle, clockwise, in radians | | | |
/// | 8...11 | red, green, blue and opacity of its colour, 0...1 | | | |
/// | 12 | | the size of the font | where it stands: 0 in the middle, 1 left, 2 right | the line width |
/// | 13 | | | its width | where the stroke begins, in turns |
/// | 14 | | | its height | where the stroke ends, in turns |
/// | 15 | | | how long a sequence takes once, in seconds; 0 for a still picture | the size of the arrowhead, 0...1 |
///
/// A text stands in the middle of its frame. What each thing says or is called,
/// `refresh_draw_text` tells: a text its words, a picture its name, a sequence of pictures a
/// name on each line.
///
/// - Parameters:
///   - list: The list.
///   - numbers: Takes sixteen numbers for each thing to draw.
///   - capacity: For how many things there is room.
/// - Returns: How many things there are; where that is more than the room, call again with more. A
///   negative number says that there is no such list.
int32_t refresh_draw(int32_t list, double *numbers, int32_t capacity);

/// The text of one of the things that `refresh_draw` has listed, by its place from 0 on.
///
/// - Returns: How many bytes of UTF-8 the whole text has, as in `refresh_get_text`.
int32_t refresh_draw_text(int32_t list, int32_t index, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
