/** What happens to the rows of a table. */
export type Fate =
  /** Names nobody. */
  | 'of-nobody'
  /** Names people of the dealer only, who answer for what they did. */
  | 'of-staff'
  /** Destroyed by a job some time after it served: the nightly `forget-expired`, or the jobs of uploads and of the waiting list. */
  | 'destroyed-after-use'
  /** Destroyed when an account without an order and without a submitted profile is closed; otherwise a record. */
  | 'destroyed-with-account'
  /** Its row stays when such an account is closed, with nothing in it that names anybody. */
  | 'anonymous-with-account'
  /** A record of a client that the law has the dealer keep, for eight years at least; no job ends it. */
  | 'kept-as-record';
