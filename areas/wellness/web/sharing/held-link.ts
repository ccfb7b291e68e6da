/**
 * A link that someone has to sign in for. It waits in this tab’s memory: an address that leads back would tell the
 * server its key.
 */
let held = '';

export function holdLink(): void {
  held = location.hash;
}

export const linkHere = (): string => location.hash || held;
