const MEBIBYTE = 1024 * 1024;

/** The largest file a person may send. */
export const FILE_BYTES_MAX = 15 * MEBIBYTE;
/** The largest video: some ten minutes. It is watched on phones, too. */
export const VIDEO_MEBIBYTES_MAX = 100;
export const VIDEO_BYTES_MAX = VIDEO_MEBIBYTES_MAX * MEBIBYTE;
/** The largest caption file: more than an hour of talk. */
export const CAPTIONS_KIBIBYTES_MAX = 128;
/** A larger picture is not opened: a few kilobytes can claim gigabytes of pixels. */
export const IMAGE_MEGAPIXELS_MAX = 64;
/** Longest edge that is kept: an identity card or a bank statement is legible well below it. */
export const IMAGE_EDGE_MAX = 4096;
export const PDF_PAGES_MAX = 50;
/** Far more objects than fifty pages of a scan or a statement have. */
export const PDF_OBJECTS_MAX = 50_000;
/** What the structure of a PDF (not its pictures) may unpack to. */
export const PDF_UNPACKED_BYTES_MAX = 32 * MEBIBYTE;
/** For a document the office publishes: a memorandum with financial statements has 400. */
export const LONG_PDF_PAGES_MAX = 600;
/** Word processors make some two hundred of each page of a tagged document. */
export const LONG_PDF_OBJECTS_MAX = 150_000;
export const LONG_PDF_UNPACKED_BYTES_MAX = 64 * MEBIBYTE;
/** How long the pieces of an upload are kept after the last one. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
/** Unfinished uploads per person: one for each document of two people, and some more. Beyond, the oldest gives way. */
export const UPLOADS_BEGUN_MAX = 8;
/** Abandoned uploads looked up at a time. */
export const UPLOADS_REMOVED_AT_ONCE = 200;
export const FILE_NAME_LENGTH_MAX = 120;
/** How long a link to a file lives. */
export const FILE_LINK_SECONDS = 300;
/** Pictures and documents read at the same time per process; the others wait their turn. */
export const READINGS_AT_ONCE = 2;
/** A large HEIC picture takes ten seconds on a busy machine. */
export const READING_TIMEOUT_MS = 60_000;
/** The heap of one reading. */
export const READING_HEAP_MIB_MAX = 384;
/** How long stored bytes may be without a row before they count as orphans. */
export const ORPHAN_GRACE_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * How long resealed bytes stay under their former name: longer than any download or backup, which may still be reading them there.
 */
export const REPLACED_GRACE_MS = 24 * 60 * 60 * 1000;
/** Replaced bytes looked up at a time. */
export const REPLACED_AT_ONCE = 200;
/** Stored files whose rows are looked for at a time. */
export const SWEPT_AT_ONCE = 1_000;
/** Orphaned files removed per night at most: a wrong database must not empty a store. */
export const ORPHANS_PER_SWEEP_MAX = 1_000;
/** The width of a drawn page in pixels: sharp on a large screen, legible at twice the width. */
export const PAGE_WIDTH_PX = 1600;
/** For very long pages. A longer page is drawn narrower. */
export const PAGE_HEIGHT_MAX_PX = 4096;
/** Without loss, text and lines take half of this and less; beyond it is a photo, which is drawn with loss. */
export const PAGE_LOSSLESS_BYTES_MAX = 400 * 1024;
/** Several times the densest page of small print. */
export const PAGE_TEXT_LENGTH_MAX = 20_000;
/** No document has more pages than this; a larger number is the caller's mistake. */
export const PAGE_NUMBER_MAX = 10_000;
/** A page of a plan with a hundred thousand lines takes seconds. */
export const PAGE_TIMEOUT_MS = 15_000;
/** Nearly every page takes a tenth of this. One that takes longer is drawn anew among the slow ones, so that it holds nobody else's. */
export const PAGE_QUICK_MS = 2_000;
/** Slow pages drawn at the same time per process, and how many may wait. */
export const SLOW_PAGES_AT_ONCE = 1;
export const SLOW_PAGES_WAITING_MAX = 8;
/** Pages that could not be drawn and documents with slow ones that a process remembers, so that nobody makes it try again and again. */
export const HARD_PAGES_KNOWN_MAX = 500;
/** What opening a document and drawing one page of it may need; the library's own memory, beside the heap. */
export const PAGE_MEMORY_BYTES_MAX = 256 * MEBIBYTE;
/** Pages drawn at the same time per process; the others wait their turn. */
export const PAGES_AT_ONCE = 2;
/** Beyond this nobody would wait to the end: the caller is told to try again. */
export const PAGES_WAITING_MAX = 40;
/** Drawn pages a process keeps in memory, so that a page's picture is there as soon as its description. */
export const PAGES_KEPT_BYTES_MAX = 32 * MEBIBYTE;
