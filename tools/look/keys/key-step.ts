/** What one part of the way asks of somebody who has only a keyboard. */
export type KeyStep = {
  part: string;
  language: string;
  /** Keys that were pressed, without what was typed into fields. */
  presses: number;
  tabs: number;
  /** Characters that were typed. */
  typed: number;
  /** Controls that had the focus. */
  stops: number;
  /** Where nothing on the page had the focus, by what was looked for then. */
  lost: string[];
  /** Stops without a ring that can be seen. */
  unseen: string[];
};
