/** What one part of the way asks of somebody who has only a keyboard. */
export type KeyStep = {
  part: string;
  language: string;
  /** Keys pressed, apart from typing into fields. */
  presses: number;
  tabs: number;
  /** Characters that were typed. */
  typed: number;
  /** Controls that got the focus. */
  stops: number;
  /** Moments when nothing on the page had the focus, by what was being looked for. */
  lost: string[];
  /** Stops without a visible focus ring. */
  unseen: string[];
};
