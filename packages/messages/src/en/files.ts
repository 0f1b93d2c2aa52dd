export const files = {
  empty: 'This file is empty. Please choose another one.',
  tooManyPixels: 'This picture has more than {{megapixels}} megapixels. Please choose a smaller one.',
  tooSmall:
    'This picture is too small: each side needs at least {{pixels}} pixels. Please choose a larger one.',
  notAPicture: 'Please choose a JPEG, PNG, WebP or HEIC picture.',
  pdfProtected: 'This PDF is protected by a password. Send it without one, or print it to a new PDF.',
  pdfActive:
    'This PDF carries a script, a form that sends itself, media or an attached file. Please print it to a new PDF and send that one.',
  tooManyPages: 'This PDF has more than {{pages}} pages. Please send only the pages that matter.',
  tooComplex:
    'This PDF is built in a way that we cannot check safely. Please save it again from a PDF viewer, or send a picture.',
  onlyOne: 'Send one file only.',
  unexpected: 'A file was not expected here.',
} as const;
