/** What the document says before its first call. */
export const DOCUMENT_TITLE = 'Investor portal API';

export const DOCUMENT_DESCRIPTION = `
Every call of the portal. This document is made of the schemas that check the requests and type the answers.

**Answers.** Success is 200, or 201 where something was created, and \`{ "data": ... }\`, also where \`data\` is null. A
failure is the schema \`Failure\`: programs decide on \`code\`, people read \`message\`, which is in the language of
\`Accept-Language\`. Nobody is told apart from nothing: another investor's thing is 404, as one that does not exist.

**Signing in.** \`POST /login\` or \`POST /register\` give an \`accessToken\`, sent as \`Authorization: Bearer ...\`.

**Addresses.** A path answers with and without its trailing slash. Lists in a query carry brackets:
\`type[]=land&type[]=energy\`. Query parameters that a call does not know are ignored, so \`platform=mobile\` may be sent
with any. A \`GET\` that changes nothing answers \`HEAD\` as well; a wrong method is 404.

**Once only.** Every \`POST\` honours an \`Idempotency-Key\`: sent again after a broken connection, the same request has one
effect and gets the same answer. Failures are not remembered.

**Values.** Money is dollars with at most two decimals. Times are ISO 8601 in UTC. Ids are opaque texts.

**Files.** JPEG, PNG, WebP, HEIC and PDF of at most 15 MiB; the content decides what a file is, not its name.
`.trim();
