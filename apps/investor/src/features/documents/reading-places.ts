/** Documents whose place is remembered until the page is loaded anew; the oldest gives way. */
const PLACES_MAX = 20;

const places = new Map<string, number>();

/** The page at which a person left the document, counted from 1. */
export function readingPlace(fileId: string): number {
  return places.get(fileId) ?? 1;
}

export function keepReadingPlace(fileId: string, page: number): void {
  places.delete(fileId);
  places.set(fileId, page);
  const oldest = places.keys().next().value;
  if (places.size > PLACES_MAX && oldest !== undefined) {
    places.delete(oldest);
  }
}
