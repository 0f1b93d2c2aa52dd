import { tidyCode } from './tidy-line.ts';

/** Boxes at a post office, general delivery, and the French of both, as people shorten them. */
const BOXES = [
  /\b(?:p\.? ?o\.?|post(?:al)?(?: office)?) ?box(?: ?(?:no\.? ?|# ?)?\d*)?/g,
  /(?:^|, ?)box ?#? ?\d+/g,
  /\b(?:c\.? ?p\.?|b\.? ?p\.?) ?#? ?\d+/g,
  /\b(?:case|boite) postale(?: ?\d*)?/g,
  /\bgeneral delivery\b|^g\.? ?d\.?(?= |,|$)|\bposte restante\b/g,
];
/** A number and a street, or a parcel of the Dominion Land Survey, as `NW 14-23-4 W4`. */
const PLACE = /\d+[a-z]?,? (?!(?:stn|station|succ|rr|ss)\b)[a-z]{2,}|\b[ns][ew]?[ -]?\d{1,2}-\d/;

/**
 * True where the line of a street names nothing but a box at a post office: nobody lives in one. Rural routes, fire numbers
 * and legal descriptions are where people live, and so is a box beside any of them but a route.
 */
export function isBoxAddress(street: string): boolean {
  const typed = tidyCode(street).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const rest = BOXES.reduce((text, box) => text.replace(box, ','), typed);
  return rest !== typed && !PLACE.test(rest);
}
