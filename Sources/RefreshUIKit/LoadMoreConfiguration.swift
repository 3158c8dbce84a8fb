// The stub of UIKit has no content configurations.
#if UIKIT && canImport(ObjectiveC)
  import RefreshKit
  import RefreshPaging
  import UIKit

  /// The content of a cell at the end of a list that a `Pager` loads: the counterpart of SwiftUI's
  /// `LoadMoreRow`. It is for compositional layouts, which usually have no footer behind the
  /// content.
  ///
  /// Use it for a cell in a section of its own:
  /// `cell.contentConfiguration = LoadMoreConfiguration(pager)`.
  ///
  /// It shows the load, a failure that a tap tries again, and the end. It asks for the next page
  /// when it is in a window and in the visible bounds of its list, and not when the cell is made:
  /// collection views prefetch cells. Such a list needs no footer that loads.
  public struct LoadMoreConfiguration<Item>: UIContentConfiguration {
    private let pager: Pager<Item>
    private let type: LoadType

    /// Makes the content at `Pager.edge` of the pager's list.
    @MainActor public init(_ pager: Pager<Item>) {
      self.init(pager, at: pager.edge)
    }

    /// Makes the content at an edge of the list of a pager that loads in both directions.
    ///
    /// - Parameters:
    ///   - pager: The pager, which the content retains.
    ///   - edge: The edge. At the other edge of a pager that loads in one direction the content shows
    ///     the end.
    public init(_ pager: Pager<Item>, at edge: PagerEdge) {
      self.pager = pager
      type = edge == .top ? .prepend : .append
    }

    /// Makes the view of the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
      let view = LoadMoreView(self)
      view.configure(self, pager.rowSource(of: type))
      return view
    }

    /// The content is the same in each state of its cell.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    @MainActor fileprivate func apply(to view: LoadMoreView) {
      view.configure(self, pager.rowSource(of: type))
    }
  }

  /// The part of a configuration that does not depend on the type of its items.
  private protocol LoadMoreConfiguring: UIContentConfiguration {
    @MainActor func configure(_ view: LoadMoreView)
  }

  extension LoadMoreConfiguration: LoadMoreConfiguring {
    @MainActor fileprivate func configure(_ view: LoadMoreView) { apply(to: view) }
  }

  private final class LoadMoreView: UIView, UIContentView {
    private var shownConfiguration: any UIContentConfiguration
    private var source: PagerRowSource?
    private var reader: Task<Void, Never>?
    private var link: CADisplayLink?
    private let label = UILabel(frame: .zero)
    private let button = UIButton(type: .system)
    private let indicator = UIActivityIndicatorView(style: .medium)

    init(_ configuration: any UIContentConfiguration) {
      shownConfiguration = configuration
      super.init(frame: .zero)
      label.textColor = .secondaryLabel
      button.addAction(
        UIAction { [weak self] _ in self?.source?.wasTapped() }, for: .touchUpInside)
      for view in [label, button, indicator] as [UIView] {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: centerXAnchor),
          view.centerYAnchor.constraint(equalTo: centerYAnchor),
          view.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
        ])
      }
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
      get { shownConfiguration }
      set { (newValue as? any LoadMoreConfiguring)?.configure(self) }
    }

    func configure(_ configuration: any UIContentConfiguration, _ source: PagerRowSource) {
      shownConfiguration = configuration
      self.source = source
      read()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { source?.didDisappear() }
      read()
    }

    /// Follows the states while the view is in a window.
    private func read() {
      reader?.cancel()
      reader = nil
      guard window != nil, let source else { return stop() }
      reader = Task { [weak self, states = source.states()] in
        for await _ in states {
          guard let self else { return }
          update()
        }
      }
    }

    private func update() {
      guard let source else { return }
      let row = source.row()
      let text = source.text(row)
      label.text = row == .finished ? text : nil
      button.isHidden = row != .failed && row != .stopped
      button.setTitle(text, for: .normal)
      if case .idle = row { start() } else { stop() }
      if case .idle = row {
        indicator.startAnimating()
      } else if row == .loading {
        indicator.startAnimating()
      } else {
        indicator.stopAnimating()
      }
    }

    // MARK: Visibility

    private func start() {
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(frameIsShown))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Ends the link, which retains this view until then.
    private func stop() {
      link?.invalidate()
      link = nil
    }

    @objc private func frameIsShown() {
      guard let window, !isHidden else { return stop() }
      var view: UIView? = superview
      while let present = view, !(present is UIScrollView) { view = present.superview }
      let area = view ?? window
      guard area.bounds.intersects(convert(bounds, to: area)) else { return }
      stop()
      source?.wasReached()
    }
  }
#endif
