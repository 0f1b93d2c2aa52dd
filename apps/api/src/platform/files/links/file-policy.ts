/** The policy of every answer that is a file: nothing in it may run, load or be framed, whatever it claims to be. */
export const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
