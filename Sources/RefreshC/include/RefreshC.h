// RefreshKit for C: pull to refresh and load more on a list that the host draws.
// Made from the sources of RefreshC by .ci/calls; the guide "In C" shows a program.

#ifndef REFRESH_C_H
#define REFRESH_C_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The reason why a call failed; its number is what the call returns.
enum RefreshStatus {
  /// There is no list of that number: it was never made, or it was freed.
  REFRESH_STATUS_NO_LIST = -1,
  /// There is no slot of that number, or no class of that name belongs into it.
  REFRESH_STATUS_NO_SUCH_SLOT_OR_CLASS = -2,
  /// The slot is empty.
  REFRESH_STATUS_EMPTY_SLOT = -3,
  /// There is no value of that name, or the class does not have it, or it cannot be set.
  REFRESH_STATUS_NO_SUCH_VALUE = -4,
  /// A number is not allowed there: it is not finite, or would be refused or clamped.
  REFRESH_STATUS_BAD_NUMBER = -5,
  /// There is nothing to return: no text, no next event.
  REFRESH_STATUS_NOTHING = -6,
  /// An advance is under way already: a listener made the call.
  REFRESH_STATUS_BUSY = -7,
  /// The advance would never end, because due work schedules itself again.
  REFRESH_STATUS_RUNAWAY = -8,
};

/// A slot of a scroll view, for one component at an edge.
enum RefreshSlot {
  /// The list itself.
  REFRESH_SLOT_LIST = 0,
  /// The slot at the top.
  REFRESH_SLOT_HEADER = 1,
  /// The slot at the bottom.
  REFRESH_SLOT_FOOTER = 2,
  /// The slot at the right.
  REFRESH_SLOT_TRAILER = 3,
  /// The slot at the left.
  REFRESH_SLOT_LEADER = 4,
};

/// The state of a component.
enum RefreshState {
  /// No refresh: the component waits for a pull, the end of the list or a call.
  REFRESH_STATE_IDLE = 0,
  /// The content is pulled beyond the threshold: a refresh begins when the finger is lifted.
  REFRESH_STATE_PULLING = 1,
  /// A refresh is in progress, until the app ends it.
  REFRESH_STATE_REFRESHING = 2,
  /// A refresh was requested outside a window; it begins when the component is in one.
  REFRESH_STATE_WILL_REFRESH = 3,
  /// The last page has been loaded; the state changes only by a call.
  REFRESH_STATE_NO_MORE_DATA = 4,
};

/// The events of a list.
enum RefreshEvent {
  /// The state of a component has changed.
  REFRESH_EVENT_STATE = 0,
  /// A component refreshes: the host loads, and ends the refresh.
  REFRESH_EVENT_REFRESHING = 1,
  /// The refreshing callback is over.
  REFRESH_EVENT_BEGAN = 2,
  /// The closing animation has begun.
  REFRESH_EVENT_END_ANIMATION_BEGAN = 3,
  /// The refresh has ended, and the component has closed.
  REFRESH_EVENT_ENDED = 4,
  /// A timer of `refresh_after` is due.
  REFRESH_EVENT_TIMER = 5,
  /// A refresh has begun or ended, in words for a screen reader: `announcement` of `refresh_get_text`.
  REFRESH_EVENT_ANNOUNCEMENT = 6,
  /// The second level of a component has opened.
  REFRESH_EVENT_SECOND_LEVEL_OPENED = 7,
  /// The second level of a component has closed.
  REFRESH_EVENT_SECOND_LEVEL_CLOSED = 8,
};

/// The phase of a touch, by number.
enum RefreshTouch {
  /// The finger touches the screen.
  REFRESH_TOUCH_BEGAN = 0,
  /// The finger has moved.
  REFRESH_TOUCH_MOVED = 1,
  /// The finger is lifted.
  REFRESH_TOUCH_ENDED = 2,
  /// The system cancels the touch.
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
  /// The drag is cancelled.
  REFRESH_DRIVE_CANCELLED = 4,
  /// One frame of a deceleration, which moves the content to an offset.
  REFRESH_DRIVE_DECELERATING = 5,
  /// The content is at rest.
  REFRESH_DRIVE_STOPPED = 6,
  /// The content is at rest, or bounces back by itself if it is beyond its range.
  REFRESH_DRIVE_BOUNCING = 7,
};

/// How a refresh ends, by number.
enum RefreshResult {
  /// The list is up to date.
  REFRESH_RESULT_SUCCESS = 0,
  /// The list could not be loaded.
  REFRESH_RESULT_FAILURE = 1,
  /// The list is up to date, and its last page is loaded.
  REFRESH_RESULT_NO_MORE_DATA = 2,
  /// The refresh was cancelled.
  REFRESH_RESULT_CANCELLED = 3,
};

/// A function that is called with each event of a list, inside the call that causes it; it may call
/// the library itself, but not `refresh_advance`.
///
/// - Parameters:
///   - list: The list.
///   - slot: The slot of the component; 0 for a timer.
///   - event: The event: `RefreshEvent`.
///   - old_value: For a change of state, the old state; for a timer, its tag; else 0.
///   - new_value: For a change of state, the new state; else 0.
typedef void (*RefreshListener)(int32_t list, int32_t slot, int32_t event, int32_t old_value, int32_t new_value);

/// A function that measures a text. It is called inside calls that lay out components, and must not call
/// the library.
///
/// - Parameters:
///   - list: The list.
///   - text: The text, in UTF-8 up to a 0.
///   - size: The size of the font, in points.
/// - Returns: The width of the text, in points; 0 or more.
typedef double (*RefreshTextMeasure)(int32_t list, const char *text, double size);

// Lists

/// Makes a list of a size, in a window and without content.
///
/// Lengths are points in every call, and times seconds. A call returns 0 or more; a call
/// that fails returns a negative number and changes nothing: -1 there is no such list, -2 no such slot
/// or no such class for it, -3 the slot is empty, -4 no such value, or one that cannot be set, -5 a
/// number that is not allowed there, -6 nothing to return, -7 an advance is under way already. After
/// -8, an advance that would never end, the list is as it was when the advance stopped. All calls
/// belong to the main thread.
///
/// - Returns: The number of the list in all other calls, above 0.
int32_t refresh_make_list(double width, double height);

/// Frees a list with its components; its number is no longer valid.
int32_t refresh_free_list(int32_t list);

/// Sets the size of the list.
int32_t refresh_set_size(int32_t list, double width, double height);

/// Sets the size of the content.
int32_t refresh_set_content_size(int32_t list, double width, double height);

/// Sets the host's own inset around the content.
int32_t refresh_set_content_inset(int32_t list, double top, double left, double bottom, double right);

/// Sets the inset that bars and notches impose.
int32_t refresh_set_safe_area(int32_t list, double top, double left, double bottom, double right);

/// Sets the direction in which components are laid out: 0 the language's (the default), 1 from left to
/// right, 2 from right to left.
int32_t refresh_set_layout_direction(int32_t list, int32_t direction);

/// Sets the wall time at the start of the list's timeline, in seconds since 1970, and the difference of
/// the user's time zone from UTC, in seconds.
int32_t refresh_set_clock(int32_t list, double seconds_since_1970, int32_t seconds_from_gmt);

/// Sets the language of every list, by its code, such as `fr` or `zh-Hant`; English if the code is
/// of no known language.
int32_t refresh_set_language(const char *code);

// Components

/// Makes a component for a slot (1 header, 2 footer, 3 trailer, 4 leader), by the name of its class, such as
/// `RefreshAutoNormalFooter`, or by its short name, without `Refresh` and the slot, such as `auto-normal`.
/// `RefreshFooter` is `plain`, and `RefreshControl` is `control`.
///
/// It is not in the list before `refresh_attach`; until then, all calls with the slot apply to
/// it, so that it can be set up before it is visible.
int32_t refresh_make(int32_t list, int32_t slot, const char *class_name);

/// Puts the component that was made for a slot into the slot, in place of an earlier one.
int32_t refresh_attach(int32_t list, int32_t slot);

/// Empties a slot; a refresh that is under way there ends silently.
int32_t refresh_detach(int32_t list, int32_t slot);

/// Sets the title of a state (0 idle, 1 pulling, 2 refreshing, 3 willRefresh, 4 noMoreData); null
/// restores the language's title.
int32_t refresh_set_title(int32_t list, int32_t slot, int32_t state, const char *title);

/// Sets the pictures of a state (as in `refresh_set_title`): `count` of one size, called
/// `NAME#0`, `NAME#1` and so on.
///
/// - Parameters:
///   - list: The list.
///   - slot: The slot of the component.
///   - state: The number of the state.
///   - name: The beginning of the names of all pictures.
///   - count: The number of pictures; 0 removes the state's pictures.
///   - width: The width of each, in points.
///   - height: The height of each, in points.
///   - seconds: The duration of the sequence; if it is negative, a tenth of a second for each
///     picture.
int32_t refresh_set_images(int32_t list, int32_t slot, int32_t state, const char *name, int32_t count, double width, double height, double seconds);

/// Begins a refresh; while one is under way, nothing happens.
int32_t refresh_begin(int32_t list, int32_t slot);

/// Ends a refresh in the next cycle of the main queue: 0 in success, 1 in failure, 2 with no more data, 3 as
/// cancelled.
int32_t refresh_end(int32_t list, int32_t slot, int32_t result);

/// Sets a footer, a trailer or a leader in noMoreData to idle, in the next cycle of the main queue.
int32_t refresh_reset_no_more_data(int32_t list, int32_t slot);

/// Begins a refresh of a header if the last update of its list is older than the header's
/// `expirationInterval`.
int32_t refresh_refresh_if_expired(int32_t list, int32_t slot);

/// Opens the second level of a component (1), or closes it (0); `secondLevelThreshold` of
/// `refresh_set` makes one. If the level is open, or closed, already, nothing happens.
int32_t refresh_second_level(int32_t list, int32_t slot, int32_t is_open);

/// Performs the action of a component that assistive technology offers, and `accessibilityHint`
/// describes: begins a refresh, or tries again after a failure.
///
/// - Returns: 1 if a refresh begins, 0 if the component has no action at present.
int32_t refresh_activate(int32_t list, int32_t slot);

/// Taps the component's title, even if it is hidden.
int32_t refresh_tap_title(int32_t list, int32_t slot);

// Indicators

/// Sets the indicator of a header of the class `RefreshIndicatorHeader`, by its name: `normal`, `ring`, or, of the
/// gallery, `material`, `drop`, `dots`, `wave`, `line` or `flip`. The height of the header becomes that of the
/// indicator. For another name, and for a component of another class, the call returns -4.
int32_t refresh_set_indicator(int32_t list, int32_t slot, const char *name);

// Touches and offsets

/// Passes a touch that has begun (0), moved (1), ended (2) or been cancelled (3), at a point of the
/// visible part of the list. `finger` is its number; only one touch at a time has an effect.
///
/// `time` is the time of the touch, in seconds of `timeline.now`, from which the velocity of a lifted
/// finger is computed: a host that is late passes the touch's own time. It is clamped to the range
/// from the touch before to now, so that infinity is now; `touchTime` is the time that was used.
int32_t refresh_touch(int32_t list, int32_t phase, double x, double y, int32_t finger, double time);

/// Taps the component at a point of the visible part of the list, if one takes taps there: the
/// title of an auto footer, or that of a refresh that failed.
///
/// - Returns: 1 if a component took the tap, 0 if it belongs to the host's content.
int32_t refresh_tap(int32_t list, double x, double y);

/// Moves the content by the distances of a scroll wheel at once, within its range; with `allowsWheelPull`
/// also beyond an edge. If it pulls nothing, and the content is already at an auto footer or auto header,
/// that component loads, once.
///
/// - Returns: 1 if the content has moved, 0 if it has not.
int32_t refresh_wheel(int32_t list, double dx, double dy);

/// Releases the pull of a scroll wheel (`allowsWheelPull`), or cancels it if `cancels` is not 0: for a host
/// that knows when the fingers leave a trackpad. Otherwise a pull is released 0.15 seconds after the last
/// event.
int32_t refresh_wheel_end(int32_t list, int32_t cancels);

/// Scrolls as a key does, within the range of the content: at once, or animated if `animated` is not 0.
/// `step` is `lineUp`, `lineDown`, `lineLeft` or `lineRight`, the same with `page`, or `home`, `end`,
/// `homeLeft` or `endRight`. If the content is already at an auto footer or auto header, that component
/// loads, once.
///
/// - Returns: 1 if there is content to scroll to, 0 if the content is at that end.
int32_t refresh_scroll_by(int32_t list, const char *step, int32_t animated);

/// Moves the content to an offset: at once, or animated if `animated` is not 0.
int32_t refresh_scroll_to(int32_t list, double x, double y, int32_t animated);

/// Moves the content to an offset that is clamped to its range: at once, or animated if `animated` is not
/// 0.
///
/// - Returns: 1 if the content moves, 0 if it is there already.
int32_t refresh_scroll_within(int32_t list, double x, double y, int32_t animated);

/// Begins (1) or ends (0) keeping the position: content that grows or shrinks in between
/// (`refresh_set_content_size`) does so in front of the visible rows, and at the end the offset moves by
/// the same distance. Each begin needs an end before the list is advanced; an end without a begin returns
/// -6.
int32_t refresh_keep_position(int32_t list, int32_t keeps);

/// Performs one step of a host that has physics of its own: a drag begins (0), has moved the content to
/// an offset (1), ends at rest (2), ends and the content decelerates (3) or is cancelled (4); a frame
/// of a deceleration (5), and its end, at which content beyond its range is clamped (6), or bounces back by
/// itself (7). Only 1 and 5 use the offset.
int32_t refresh_drive(int32_t list, int32_t step, double x, double y);

// Time and events

/// Advances the time by some seconds, 0 or more, and performs the work that is due. A listener must not
/// call it.
int32_t refresh_advance(int32_t list, double seconds);

/// Reads the number of seconds after which the list is to be advanced and drawn again; 0 for each
/// frame. If nothing happens before a call or a touch, the call returns -6.
///
/// Activity indicators and sequences of pictures do not count: the host animates them.
int32_t refresh_next(int32_t list, double *seconds);

/// Calls the listener with `tag` after some seconds of the list's time, 0 or more.
int32_t refresh_after(int32_t list, double seconds, int32_t tag);

/// Sets the function that is called with each event of a list, in place of an earlier one; null for
/// none.
int32_t refresh_listen(int32_t list, RefreshListener listener);

/// Stores the time at which the list of a header was updated last, under the header's `lastUpdatedTimeKey`, in
/// seconds since 1970: a host that stores times calls it before the header is made.
int32_t refresh_set_updated(int32_t list, const char *key, double seconds_since_1970);

/// Reads the time at which the list of a header was updated last, in seconds since 1970: a host stores it under the
/// header's `lastUpdatedTimeKey`, for `refresh_set_updated`. If there was no update, the call returns -6.
int32_t refresh_updated(int32_t list, int32_t slot, double *seconds_since_1970);

// Numbers and texts by name

/// Reads a number of the list (slot 0) or of the component in a slot, by its name in Swift:
/// `contentOffset.y`, `pullingPercent`, `stateLabel.frame.x`. Flags are 0 and 1. The call returns -6
/// for `timeline.nextDue` if nothing is due, and for an `expirationInterval` or a `maximumOverscroll`
/// that is not set.
int32_t refresh_get(int32_t list, int32_t slot, const char *name, double *number);

/// Sets a number of the list (slot 0) or of the component in a slot, by its name in Swift. Flags are 0
/// and 1.
///
/// After a result of 0, the number is the one that was set; for a number that would be refused or
/// clamped the call returns -5, and nothing changes. A flag that a component overrides at present takes
/// effect when the component no longer does.
int32_t refresh_set(int32_t list, int32_t slot, const char *name, double number);

/// Removes a number of the list (slot 0) or of the component in a slot, by its name in Swift, if it can be nil
/// there, such as `refreshingTimeout`, `expirationInterval` or `maximumOverscroll`. For another number the call
/// returns -4.
int32_t refresh_clear(int32_t list, int32_t slot, const char *name);

/// Reads a text.
///
/// Of the component in a slot: the texts that `refresh_set_text` sets, `class`, `stateLabel.text` and
/// `gifView.image`; for assistive technology `accessibilityLabel`, `accessibilityValue`, `accessibilityHint`
/// and the last `announcement`. Of a slot, even an empty one: `classes`, the short names that
/// `refresh_make` takes there.
///
/// - Returns: The number of bytes of UTF-8 of the whole text; `buffer` has as many as fit, and a 0 behind
///   them if that fits too.
int32_t refresh_get_text(int32_t list, int32_t slot, const char *name, char *buffer, int32_t capacity);

/// Sets a text of the component in a slot: `lastUpdatedTimeKey`, `failureTitle`, `successTitle`, and
/// `secondLevelTitle` of one that has a second level.
int32_t refresh_set_text(int32_t list, int32_t slot, const char *name, const char *text);

// Drawing

/// Lists the items to draw at the present time, from the back to the front, each as eighteen numbers:
/// components with their items, and the content, which the host draws, between the components behind it
/// and those that float over it. Items that are more than 40 points out of sight are left out.
///
/// | index | of all | of a text | of a picture | of a ring | of a component | of a shape |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | 0 | the kind: 0 the content, 1 a text, 2 a picture, 3 an activity indicator, 4 a ring, 5 a component, in front of its items, 6 a second level in sight, which the host fills, 7 a shape | | | | | |
/// | 1 | the slot of the component | | | | | |
/// | 2 | the part of the component: 1 `stateLabel`, 2 `lastUpdatedTimeLabel`, 3 `arrowView`, 4 `loadingView`, 5 `gifView`, 0 another | | | | | |
/// | 3...6 | x, y, width and height in the visible part of the list | | | | | |
/// | 7 | the opacity, 0...1 | | | | | |
/// | 8 | the rotation around the middle, clockwise, in radians | | | | | |
/// | 9...12 | red, green, blue and opacity of the colour, 0...1 | | | | | |
/// | 13 | | the size of the font | the side at which a host draws a picture of another size: 0 in the middle, 1 left, 2 right | the line width | the length that the content covers from the top, in points | the width of the stroke; 0 if the path is filled |
/// | 14 | | 1 if the glyphs are below each other | its width | the start of the stroke, in turns | the same from the left | |
/// | 15 | | the side of its frame: 0 in the middle, 1 left, 2 right | its height | the end of the stroke, in turns | from the bottom | |
/// | 16 | | | the duration of a sequence, in seconds; 0 for a still picture | the size of the arrowhead, 0...1 | from the right | |
/// | 17 | | | | the radius of the disc behind the ring; 0 for none | | |
///
/// A text is in its frame; a picture and a ring fill theirs.
/// `refresh_draw_text` reads the words of a text, the name of a picture, and the names of a
/// sequence of pictures, one on each line; `refresh_draw_path` reads the path of a shape. A filled path has
/// the inside of the even-odd rule; a stroke has round ends and corners.
///
/// - Parameters:
///   - list: The list.
///   - numbers: Receives eighteen numbers for each item.
///   - capacity: The number of items that fit into `numbers`.
/// - Returns: The number of items; if it is above the capacity, call again with a larger one. A
///   negative number means that there is no such list.
int32_t refresh_draw(int32_t list, double *numbers, int32_t capacity);

/// Sets the function that measures the texts of the list's components, beside which arrows and activity
/// indicators are placed; null, the default, for half the size of the font for each letter.
int32_t refresh_set_measure(int32_t list, RefreshTextMeasure measure);

/// Reads the text of an item that `refresh_draw` has listed, by its index from 0.
///
/// - Returns: The number of bytes of UTF-8 of the whole text, as in `refresh_get_text`.
int32_t refresh_draw_text(int32_t list, int32_t index, char *buffer, int32_t capacity);

/// Reads the path of a shape that `refresh_draw` has listed, by its index from 0.
///
/// Each piece is a number with the points behind it, each an x and a y from the upper left corner of the item's frame:
///
/// - 0 begins a line at a point.
/// - 1 is a straight line to a point.
/// - 2 is a cubic Bézier curve: its two control points, and the point to which it leads.
/// - 3 is a straight line back to the beginning of the line, without a point.
///
/// - Parameters:
///   - list: The list.
///   - index: The index of the item.
///   - numbers: Receives the numbers of the path.
///   - capacity: The number of numbers that fit into `numbers`.
/// - Returns: The number of numbers of the whole path; 0 if the item is no shape. If it is above the capacity, call
///   again with a larger one. The call returns -6 if there is no item of that index.
int32_t refresh_draw_path(int32_t list, int32_t index, double *numbers, int32_t capacity);

// In a page

/// Sets the axis along which the content scrolls, and the side from which it is read: 0 vertically (the
/// default) or 1 horizontally, and 0 from left to right or 1 from right to left. The results of the calls of
/// this chapter depend on both; components are laid out in that direction.
///
/// A horizontal list that is read from right to left begins at its right end. If the beginning changes sides,
/// the offset keeps its distance from it.
int32_t refresh_set_reading(int32_t list, int32_t is_horizontal, int32_t is_right_to_left);

/// Sets all sizes and insets after a layout of the host. The visible rows keep their distance from the side
/// at which reading begins: they do not move if an inset grows, nor if rows that are read from right to left
/// are appended.
///
/// - Parameters:
///   - list: The list.
///   - width: The width of the list, in points.
///   - height: The height of the list.
///   - contentWidth: The width of the content; if the content scrolls vertically, at most the visible width
///     is used.
///   - contentHeight: The height of the content; the same, if it scrolls horizontally.
///   - top: The host's own inset around the content, as in `refresh_set_content_inset`.
///   - left: The same at the left.
///   - bottom: The same at the bottom.
///   - right: The same at the right.
///   - safeTop: The inset that bars and notches impose, as in `refresh_set_safe_area`.
///   - safeLeft: The same at the left.
///   - safeBottom: The same at the bottom.
///   - safeRight: The same at the right.
///   - isInFront: 1 if the content has grown or shrunk in front of the visible rows, as in
///     `refresh_keep_position`; else 0.
int32_t refresh_set_geometry(int32_t list, double width, double height, double content_width, double content_height, double top, double left, double bottom, double right, double safe_top, double safe_left, double safe_bottom, double safe_right, int32_t is_in_front);

/// Reports that the browser has scrolled the content to an offset, by a finger (0), by the deceleration that follows it
/// (1), by a scroll wheel (2), or otherwise (3). `refresh_drive` begins and ends the drag of a finger, and ends its
/// deceleration. An opening or a closing that is under way continues from there.
///
/// - Parameters:
///   - list: The list.
///   - x: The horizontal offset, in points.
///   - y: The vertical offset.
///   - cause: What has scrolled the content.
///   - seconds: The time by which the list is advanced before the report, 0 or more.
/// - Returns: 1 if the list is to be drawn again, 0 if it shows nothing else than before.
int32_t refresh_scrolled(int32_t list, double x, double y, int32_t cause, double seconds);

/// Lists the items to draw at the present time, as `refresh_draw`, for a page whose content the browser scrolls.
/// Components of the style follow, and second levels, are listed even out of sight, but not beyond the end to which the
/// browser scrolls; their frames, and those of their parts, are in the coordinates of the content, and their number 17 is
/// 1.
///
/// | index | of the content |
/// | --- | --- |
/// | 3...6 | the frame that is shown |
/// | 13 | the length to add before the content, along its axis, so that the browser scrolls there |
/// | 14 | the length to add behind it |
/// | 15, 16 | the offset at the end of an opening or a closing |
/// | 17 | the sum of: 1, 2, 4, 8 if a finger pulls a component at the top, left, bottom, right; 16 if a finger moves the content, or the content moves by itself; 32 if a second level is in sight; 64 if a component waits for a layout of the page |
int32_t refresh_draw_in_page(int32_t list, double *numbers, int32_t capacity);

/// Begins the auto header or auto footer at whose edge the content is, for a wheel or a key that would scroll further in a
/// direction: once for each size of the content.
int32_t refresh_move_on(int32_t list, double dx, double dy);

/// Ends a refresh with the result of the host's loading, as in `refresh_end`. The result of a header
/// applies to the footer, too: with no more data the footer ends in noMoreData, and after a success it loads
/// again. The result of an auto header does not apply to the footer.
int32_t refresh_respond(int32_t list, int32_t slot, int32_t result);

/// Reports that the page has laid out its rows, whose sizes `refresh_set_geometry` has set: a
/// component that loads until the content fills the list compares them. It waits for that if `laysOutContentLate` is set,
/// which number 17 of the content in `refresh_draw_in_page` says.
int32_t refresh_laid_out(int32_t list);

// Recordings

/// Begins (1) or ends (0) a recording of the list's input, as a script that gives the same trace anywhere. It is
/// best begun while nothing moves and no component refreshes. A recording that has ended can be read until the
/// next begins.
int32_t refresh_record(int32_t list, int32_t records);

/// Reads the session that was recorded, as a script of `refresh replay`: JSON lines, after a comment for each
/// input that a script cannot represent. If nothing was recorded, the call returns -6.
///
/// - Returns: The number of bytes of UTF-8 of the whole text, as in `refresh_get_text`.
int32_t refresh_script(int32_t list, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
