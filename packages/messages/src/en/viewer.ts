/** The viewer of documents over a page. */
export const viewer = {
  opening: 'Opening the document',
  page: 'Page {{number}} of {{pages}}',
  goTo: 'Page to go to',
  ofPages: 'of {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
  asWords: 'Text only',
  tools: 'Pages and size',
  download: 'Download, {{size}}',
  notDrawn: 'The picture of this page did not come. Try again, or download the document.',
  noWords: 'This page is a picture without text. Download the document if you cannot read it here.',
  notSaved: 'The download did not begin. Try again.',
  noSuchPage_one: 'This document has {{count}} page.',
  noSuchPage_other: 'This document has pages 1 to {{count}}.',
} as const;
