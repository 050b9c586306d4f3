import { Fault } from '#base/fault.ts';

/** Refuses the document as a whole; `text` states what was expected, what was found and what to do. */
export function refusal(text: string, internal?: string): Fault {
  return new Fault('SOURCE_REFUSED', text, internal === undefined ? {} : { internal });
}
