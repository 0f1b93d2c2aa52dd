/** One person of the office does by command what takes two, declaring an emergency. */
export const ALONE = ['--emergency', '--reason', 'Nobody else is in.'] as const;
