/** Attribute of the document, set until the application has filled or released the place that the style sheet reserves. */
export const REMINDER_IS_DUE = 'data-reminder-is-due';
