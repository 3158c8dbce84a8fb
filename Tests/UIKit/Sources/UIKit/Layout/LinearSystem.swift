/// A sum of variables with factors, and of a constant.
struct LinearExpression {
  var factors: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) { factors = [variable: 1] }

  mutating func add(_ other: Self, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, value) in other.factors { factors[variable, default: 0] += value * factor }
  }

  func adding(_ other: Self, times factor: Double = 1) -> Self {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }
}

/// Linear equations, each solved for one variable.
struct LinearSystem {
  private static let precision = 1e-7

  /// The value of each solved variable, as a sum without solved variables.
  private var solutions: [Int: LinearExpression] = [:]

  /// Demands that an expression is 0, unless this contradicts an earlier equation.
  mutating func demand(_ expression: LinearExpression) {
    var rest = reduced(expression)
    // The minimum makes the choice repeatable: the order of a dictionary is random.
    let pivot = rest.factors.filter { abs($0.value) > Self.precision }.keys.min()
    guard let pivot, let factor = rest.factors.removeValue(forKey: pivot) else { return }
    let solution = LinearExpression().adding(rest, times: -1 / factor)
    for (variable, other) in solutions {
      guard let share = other.factors[pivot] else { continue }
      var replaced = other
      replaced.factors[pivot] = nil
      solutions[variable] = replaced.adding(solution, times: share)
    }
    solutions[pivot] = solution
  }

  /// The value of an expression. Variables left open by the equations are 0.
  func value(of expression: LinearExpression) -> Double { reduced(expression).constant }

  private func reduced(_ expression: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(expression.constant)
    for (variable, factor) in expression.factors {
      sum.add(solutions[variable] ?? LinearExpression(variable: variable), times: factor)
    }
    return sum
  }
}

/// A demand on a layout: an expression is 0, or at least 0.
struct LayoutDemand {
  let expression: LinearExpression
  let isEquation: Bool
  let priority: Float
  /// The constraint of the demand; nil if the demand is the size of a view's content.
  var constraint: NSLayoutConstraint?

  /// The amount by which a solution misses the demand.
  func miss(in system: LinearSystem) -> Double {
    let value = system.value(of: expression)
    let miss = isEquation ? abs(value) : max(0, 0 - value)
    return miss < 1e-5 ? 0 : miss
  }
}

/// Finds the layout that misses as little as possible, higher priorities first.
///
/// Equations are solved in the order of their priorities. A missed inequality becomes an equation,
/// alone or in place of another one, as long as this makes the misses smaller.
struct LayoutSolver {
  private let demands: [LayoutDemand]
  private let priorities: [Float]

  init(_ demands: [LayoutDemand]) {
    // Demands with equal priorities keep their order.
    self.demands = demands.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
    priorities = Set(demands.map(\.priority)).sorted(by: >)
  }

  /// The required demands that the solution misses.
  private(set) var broken: [LayoutDemand] = []

  mutating func solve() -> LinearSystem {
    var best = solution(pinned: [])
    var pinned: Set<Int> = []
    // Each step is an improvement. The limit is for improvements below the precision.
    for _ in 0..<4 * demands.count {
      guard let better = improvement(of: best, pinned) else { break }
      (best, pinned) = better
    }
    broken = demands.filter { $0.priority >= 1_000 && $0.miss(in: best) > 0 }
    return best
  }

  private func solution(pinned: Set<Int>) -> LinearSystem {
    var system = LinearSystem()
    for (index, demand) in demands.enumerated() where demand.isEquation || pinned.contains(index) {
      system.demand(demand.expression)
    }
    return system
  }

  /// A solution that misses less, and the inequalities that it turned into equations.
  private func improvement(of system: LinearSystem, _ pinned: Set<Int>) -> (
    LinearSystem, Set<Int>
  )? {
    let misses = misses(in: system)
    for (index, demand) in demands.enumerated()
    where !demand.isEquation && demand.miss(in: system) > 0 {
      let added = pinned.union([index])
      for candidate in [added] + pinned.sorted().map({ added.subtracting([$0]) }) {
        let other = solution(pinned: candidate)
        if self.misses(in: other).lexicographicallyPrecedes(misses) { return (other, candidate) }
      }
    }
    return nil
  }

  /// The sums of the misses, by priority.
  private func misses(in system: LinearSystem) -> [Double] {
    priorities.map { priority in
      let sum = demands.reduce(0) {
        $1.priority == priority ? $0 + $1.miss(in: system) : $0
      }
      return (sum * 1e5).rounded() / 1e5
    }
  }
}
