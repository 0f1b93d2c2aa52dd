/** Documents whose place is remembered until a reload; the oldest is dropped. */
const PLACES_MAX = 20;

const places = new Map<string, number>();

/** The page where the person left the document, from 1. */
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
