import { Fault } from '#base/fault.ts';

// RFC 5321 4.5.3.1: the longest local part and the longest path a mail server must take.
const LOCAL_PART_CHARACTERS = 64;
const EMAIL_CHARACTERS = 254;
const INTENDED_USE_CHARACTERS = 500;

// `first.last+tag@mail.example.com`: no blanks or quoting, a domain of at least two labels.
const EMAIL = /^([a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
// `2026-01`, `v2.1`
const TERMS_VERSION = /^[0-9A-Za-z][0-9A-Za-z._-]{0,39}$/;
// Anything that would move a cursor or hide text when printed.
const CONTROL_CHARACTERS = /\p{Cc}/u;

/** Trimmed and lower-case: one address, one account. Whether it takes mail only a verification tells. Fault INVALID_EMAIL. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const local = EMAIL.exec(email)?.[1];
  if (local !== undefined && local.length <= LOCAL_PART_CHARACTERS && email.length <= EMAIL_CHARACTERS) return email;
  throw new Fault('INVALID_EMAIL', `Expected an e-mail address such as name@example.com; found "${email.slice(0, EMAIL_CHARACTERS)}".`);
}

/** E.164 (`+923001234567`). No country is assumed: a number without `+` and country code is refused. Fault INVALID_MESSAGING_NUMBER. */
export async function parseMessagingNumber(text: string): Promise<string> {
  // The numbering plans of all countries are loaded by those few who have a number to check.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const number = parsePhoneNumberFromString(text.trim(), { extract: false });
  if (number?.isValid() === true && number.ext === undefined) return number.number;
  throw new Fault('INVALID_MESSAGING_NUMBER', `Expected a messaging number in full international form such as +92 300 1234567; found "${text.trim()}".`);
}

/** Fault INVALID_INTENDED_USE. */
export function parseIntendedUse(text: string): string {
  const use = text.trim();
  if (use.length > 0 && use.length <= INTENDED_USE_CHARACTERS) return use;
  throw new Fault('INVALID_INTENDED_USE', `Expected the intended use in 1 to ${INTENDED_USE_CHARACTERS} characters; found ${use.length}.`);
}

/** Fault INVALID_TERMS_VERSION. */
export function parseTermsVersion(text: string): string {
  if (TERMS_VERSION.test(text.trim())) return text.trim();
  throw new Fault('INVALID_TERMS_VERSION', `Expected the version of the terms that was accepted, such as 2026-01; found "${text.trim()}".`);
}

/** A key's name: what its owner calls the integration that uses it. Fault INVALID_KEY_NAME. */
export function parseKeyName(text: string): string {
  const name = text.trim();
  if (name.length > 0 && name.length <= 100 && !CONTROL_CHARACTERS.test(name)) return name;
  throw new Fault('INVALID_KEY_NAME', `Expected a name of 1 to 100 printable characters for the key; found ${name.length} characters.`);
}
