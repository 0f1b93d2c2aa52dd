/** A commit failed, or its answer was lost: what it would have kept may stand all the same. `cause` says why. */
export class CommitUnknownError extends Error {}
