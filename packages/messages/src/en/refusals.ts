/** Why the server does not take something, in sentences that no page has of its own. */
export const refusals = {
  fieldNotAsked: 'We did not ask for this. It stays as it was',
  notAPdf: 'Please choose a PDF.',
  notAVideo: 'Please choose an MP4 or WebM video.',
  videoTooLarge: 'This video is larger than {{megabytes}} MB. Please choose a smaller one.',
  notCaptions:
    'This file has no WebVTT captions that a browser can show. Check that it begins with WEBVTT, that the times are in order, and that it is in UTF-8.',
  captionsTooLarge: 'This file of captions is larger than {{kilobytes}} kB. Please choose a smaller one.',
  pdfTooLong: 'This PDF has more than {{pages}} pages, the longest that we can show.',
} as const;
