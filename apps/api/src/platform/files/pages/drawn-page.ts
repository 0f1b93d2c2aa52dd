/** A page as shown: its picture (WebP), its size in pixels, its text, and its document's page count. */
export type DrawnPage = { pages: number; width: number; height: number; text: string; picture: Buffer };
