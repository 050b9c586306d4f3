import { userInfo } from 'node:os';

/** The system user who runs this command, for records of decisions; in a container the user may have no name. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
