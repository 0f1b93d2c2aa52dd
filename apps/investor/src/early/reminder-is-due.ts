/** On the page itself, until the application has filled or given up the place that the style sheet keeps by it. */
export const REMINDER_IS_DUE = 'data-reminder-is-due';
