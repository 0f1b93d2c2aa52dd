/** The provider allows its state to be asked for this often for one envelope; events come by themselves. */
export const CHECK_EVERY_MINUTES = 15;

/** Envelopes that one run of the sweep takes up. */
export const SWEEP_PROVIDER_MAX = 100;

/** Events are small: they carry states and no documents. */
export const EVENT_BYTES_MAX = 262_144;
