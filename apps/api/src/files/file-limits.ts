const MEBIBYTE = 1024 * 1024;

/** The largest file that a person may send. */
export const FILE_BYTES_MAX = 15 * MEBIBYTE;
/** Beyond this a picture is not opened: a few kilobytes can claim gigabytes of pixels. */
export const IMAGE_MEGAPIXELS_MAX = 64;
/** Longest edge that is kept: an identity card or a bank statement is legible well below it. */
export const IMAGE_EDGE_MAX = 4096;
export const PDF_PAGES_MAX = 50;
export const FILE_NAME_LENGTH_MAX = 120;
/** How long a link to a file lives. */
export const FILE_LINK_SECONDS = 300;
/** Pictures and documents that are read at the same time in one process; the others wait their turn. */
export const READINGS_AT_ONCE = 2;
export const READING_TIMEOUT_MS = 20_000;
