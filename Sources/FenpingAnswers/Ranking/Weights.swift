/// Weights learned by `Scripts/learn-ranking`; not edited by hand.
enum Weights {
  /// Of ``Features/values``, in their order.
  static let ranking = [1.01, 1.01, 0.49, 0.35, 0.24, 1.00, 0.50, 0.00, -0.13, 0.24]
  /// Of ``Features/doubts``, in their order; then the constant. Below zero nothing is answered.
  static let answering = [1.00, 1.00, 1.00, 0.50, -0.80, -1.20, -0.10, -0.30, -0.20, 0.20, -0.45]
}
