const MEBIBYTE = 1024 * 1024;

/** The largest file that a person may send. */
export const FILE_BYTES_MAX = 15 * MEBIBYTE;
/** Beyond this a picture is not opened: a few kilobytes can claim gigabytes of pixels. */
export const IMAGE_MEGAPIXELS_MAX = 64;
/** Longest edge that is kept: an identity card or a bank statement is legible well below it. */
export const IMAGE_EDGE_MAX = 4096;
export const PDF_PAGES_MAX = 50;
/** Far more than fifty pages of a scan or a statement are made of. */
export const PDF_OBJECTS_MAX = 50_000;
/** What the structure of a PDF (not its pictures) may unpack to. */
export const PDF_UNPACKED_BYTES_MAX = 32 * MEBIBYTE;
export const FILE_NAME_LENGTH_MAX = 120;
/** How long a link to a file lives. */
export const FILE_LINK_SECONDS = 300;
/** Pictures and documents that are read at the same time in one process; the others wait their turn. */
export const READINGS_AT_ONCE = 2;
/** A large HEIC picture takes ten seconds on a busy machine. */
export const READING_TIMEOUT_MS = 60_000;
/** The heap of one reading. */
export const READING_HEAP_MIB_MAX = 384;
/** How long bytes may lie in the store without a row that names them, before they count as left behind. */
export const ORPHAN_GRACE_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * How long bytes that were sealed anew stay under their former name: longer than a download or a backup that began before
 * takes, because these still read them there.
 */
export const REPLACED_GRACE_MS = 24 * 60 * 60 * 1000;
/** Replaced bytes that are looked up at a time. */
export const REPLACED_AT_ONCE = 200;
/** Left-behind files that one night removes at most: a wrong database must not empty a store. */
export const ORPHANS_PER_SWEEP_MAX = 1_000;
