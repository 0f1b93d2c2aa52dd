/** Brings a part of the page into view by its id, and gives it the focus, so that what is pressed next is in it. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
