/** What happens to the rows of a table. */
export type Fate =
  /** Names nobody. */
  | 'of-nobody'
  /** Names only the dealer's staff, who answer for what they did. */
  | 'of-staff'
  /**
   * Destroyed by a job some time after it has served its purpose: the nightly `forget-expired`, or the jobs of uploads and of the
   * waiting list.
   */
  | 'destroyed-after-use'
  /** Destroyed when an account without an order and without a submitted profile is closed; otherwise a record. */
  | 'destroyed-with-account'
  /** Its row stays when such an account is closed, but no longer names anybody. */
  | 'anonymous-with-account'
  /** A client record the law requires the dealer to keep for at least eight years; no job removes it. */
  | 'kept-as-record';
