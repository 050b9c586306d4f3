import { soundOf } from './words.ts';

/**
 * Words of fund names that mean the same, in English, in Urdu and as short forms of provinces and their governments.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['kpk', 'kp', 'gokp', 'gokpk', 'khyber', 'pakhtunkhwa', 'pukhtunkhwa', 'nwfp'],
  ['punjab', 'gopb', 'gopunjab'],
  ['balochistan', 'gob', 'gobalochistan'],
  ['sindh', 'sind', 'gos'],
  ['government', 'hukumat', 'sarkari'],
  ['pension', 'retirement', 'vps'],
  ['islamic', 'islami', 'shariah', 'halal'],
  ['equity', 'stock', 'share', 'hissas'],
  ['gold', 'sona'],
  ['silver', 'chandi'],
  ['cash', 'naqd', 'naqad'],
  ['income', 'amdani'],
  ['saving', 'bachat'],
  ['profit', 'munafa'],
  ['daily', 'rozana'],
  ['monthly', 'mahana'],
  ['capital', 'sarmaya'],
  ['growth', 'izafa', 'taraqqi'],
  ['energy', 'tawanai'],
  ['wealth', 'daulat'],
  ['future', 'mustaqbil'],
  ['protected', 'mehfooz'],
  ['protection', 'tahaffuz'],
  ['stable', 'mustahkam', 'paidaar'],
  ['prosperity', 'khushal', 'khushali'],
  ['easy', 'asaan', 'sehl'],
  ['women', 'khawateen'],
];

/** Short forms that contain the word `government`: who types it may mean `GoPB`, but not the other way round. */
const GOVERNMENTS = ['gokp', 'gokpk', 'gopb', 'gob', 'gos'];

const SOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => {
    const sounds = [...new Set(group.map(soundOf))];
    const contained = group.includes('government') ? GOVERNMENTS.map(soundOf) : [];
    return sounds.map((sound) => [sound, [...sounds.filter((other) => other !== sound), ...contained]] as const);
  }),
);

/** The sounds of words that mean the same as one with this sound. */
export function soundsWithMeaning(sound: string): readonly string[] {
  return SOUNDS.get(sound) ?? [];
}
