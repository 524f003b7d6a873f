export { DatePollRows, NextDatePollRow } from './components/date-poll-rows.tsx';
export { DatePollStrip } from './components/date-poll-strip.tsx';
