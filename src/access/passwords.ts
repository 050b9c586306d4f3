import { Fault } from '#base/fault.ts';

// Length makes a password hard to guess. NIST SP 800-63B-4 requires 15 if it is the only factor; this service requires
// 12.
const SHORTEST = 12;
// Longer than any passphrase; bounds the cost of hashing.
export const LONGEST_PASSWORD = 256;

// Characters that must remain after names are removed; a year and a punctuation mark are too few.
const LEFT_WITHOUT_NAMES = 6;

// Words of this service, which attackers try first.
const OWN_WORDS = ['mutual', 'fund', 'funds', 'data', 'service', 'mfds', 'nav', 'karachi', 'pakistan', 'password'];

// The long ones among the most common passwords, in lower case.
const COMMON = new Set([
  'passwordpassword',
  'password1234',
  'password12345',
  'password123456',
  'passw0rd1234',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'qwertyuiopasdfghjkl',
  'qwertyqwerty',
  'qwerty123456',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'zaq12wsxcde3',
  'zaq1zaq1zaq1',
  'qazwsxedcrfv',
  'qazwsxedcrfvtgb',
  'asdfghjklzxcvbnm',
  'zxcvbnmasdfgh',
  'iloveyou1234',
  'iloveyouforever',
  'administrator',
  'administrator1',
  'adminadmin123',
  'changeme1234',
  'changemeplease',
  'letmein12345',
  'letmeinplease',
  'welcome12345',
  'welcome123456',
  'unbelievable',
  'thisismypassword',
  'mypassword123',
  'correcthorsebatterystaple',
  'christopher1',
  'manchesterunited',
  'liverpoolfc1',
  'pakistanzindabad',
  'bismillah786',
  'allahuakbar1',
  'abcdefghijkl',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz',
  'abcd12345678',
  'abc123456789',
  'a1b2c3d4e5f6',
]);

/**
 * Rejects passwords that attackers guess first: short, common, repeated or sequential
 * characters, or names of the service or the person. There are no other rules, and the
 * password is used exactly as typed. Fault WEAK_PASSWORD.
 */
export function checkPassword(password: string, email: string): void {
  const { length } = Array.from(password);
  if (length < SHORTEST)
    throw weak(
      `Expected at least ${SHORTEST} characters; found ${length}. Several unrelated words are easy to remember.`,
    );
  if (length > LONGEST_PASSWORD) throw weak(`Expected at most ${LONGEST_PASSWORD} characters; found ${length}.`);
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || isRun(plain))
    throw weak('This password is among the first that attackers try. Choose another one.');
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const own = [...OWN_WORDS, local, ...local.split(/[^a-z0-9]+/), ...domain.split('.')]
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length);
  const rest = own.reduce((text, word) => text.replaceAll(word, ''), plain);
  if (rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length < LEFT_WITHOUT_NAMES)
    throw weak(
      'This password consists of your name or the name of this service, plus a few characters. Choose other words.',
    );
}

/** True for a repeated piece (`abcabcabcabc`) or a sequence (`123456789012`, `fedcba…`). */
function isRun(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/su.test(text)) return true;
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((character, index) => (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  );
  return [...steps].every((step) => step === 1 || step === -9) || [...steps].every((step) => step === -1 || step === 9);
}

function weak(text: string): Fault {
  return new Fault('WEAK_PASSWORD', text);
}
