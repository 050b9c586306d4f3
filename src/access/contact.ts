import { Fault } from '#base/fault.ts';

// RFC 5321 4.5.3.1: the longest local part and the longest path a mail server must take.
const LOCAL_PART_CHARACTERS = 64;
const EMAIL_CHARACTERS = 254;
const INTENDED_USE_CHARACTERS = 500;
const VOUCH_REASON_CHARACTERS = 200;

// `first.last+tag@mail.example.com`: no blanks or quoting, a domain of at least two labels.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])';
const EMAIL = new RegExp(`^(${ATOM}(?:\\.${ATOM})*)@(?:${LABEL}?\\.)+${LABEL}$`);
// `2026-01`, `v2.1`
const TERMS_VERSION = /^[0-9A-Za-z][0-9A-Za-z._-]{0,39}$/;
// Anything that would move a cursor or hide text when printed.
const CONTROL_CHARACTERS = /\p{Cc}/u;

/** Trimmed and lower-case: one address, one account. Checks the syntax only. Fault INVALID_EMAIL. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const local = EMAIL.exec(email)?.[1];
  if (local !== undefined && local.length <= LOCAL_PART_CHARACTERS && email.length <= EMAIL_CHARACTERS) return email;
  throw new Fault(
    'INVALID_EMAIL',
    `Expected an e-mail address such as name@example.com; found "${email.slice(0, EMAIL_CHARACTERS)}".`,
  );
}

// Most people who sign up are in Pakistan, and write `0300 1234567`.
const HOME_COUNTRY = 'PK';

/**
 * E.164 (`+923001234567`). A number without a country code is one of Pakistan; `0092` is read like `+92`. Fault
 * INVALID_MESSAGING_NUMBER.
 */
export async function parseMessagingNumber(text: string): Promise<string> {
  // Loaded on first use: the numbering plans of all countries are large and rarely needed.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: HOME_COUNTRY, extract: false });
  if (number?.isValid() === true && number.ext === undefined) return number.number;
  throw new Fault(
    'INVALID_MESSAGING_NUMBER',
    `Expected a phone number such as 0300 1234567, or +44 7400 123456 outside Pakistan; found "${text.trim()}".`,
  );
}

/** Fault INVALID_INTENDED_USE. */
export function parseIntendedUse(text: string): string {
  const use = text.trim();
  if (use.length > 0 && use.length <= INTENDED_USE_CHARACTERS) return use;
  throw new Fault(
    'INVALID_INTENDED_USE',
    `Expected the intended use in 1 to ${INTENDED_USE_CHARACTERS} characters; found ${use.length}.`,
  );
}

/** An operator's reason for vouching; one line, because lists show it. Fault INVALID_VOUCH_REASON. */
export function parseVouchReason(text: string): string {
  const reason = text.trim();
  if (reason.length > 0 && reason.length <= VOUCH_REASON_CHARACTERS && !CONTROL_CHARACTERS.test(reason)) return reason;
  throw new Fault(
    'INVALID_VOUCH_REASON',
    `Expected a reason of 1 to ${VOUCH_REASON_CHARACTERS} printable characters; found ${reason.length}.`,
  );
}

/** Fault INVALID_TERMS_VERSION. */
export function parseTermsVersion(text: string): string {
  if (TERMS_VERSION.test(text.trim())) return text.trim();
  throw new Fault(
    'INVALID_TERMS_VERSION',
    `Expected the accepted version of the terms, such as 2026-01; found "${text.trim()}".`,
  );
}

/** A key's name, usually the integration that uses it. Fault INVALID_KEY_NAME. */
export function parseKeyName(text: string): string {
  const name = text.trim();
  if (name.length > 0 && name.length <= 100 && !CONTROL_CHARACTERS.test(name)) return name;
  throw new Fault(
    'INVALID_KEY_NAME',
    `Expected a key name of 1 to 100 printable characters; found ${name.length} characters.`,
  );
}
