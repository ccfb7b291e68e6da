/** What is read of a controller: the browser's Gamepad has these and more. */
export interface ControllerState {
  readonly index: number;
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** The buttons that are down, by name: "Controller 1, button 2". */
export const heldButtons = (controllers: readonly (ControllerState | null)[]): string[] =>
  controllers.flatMap((controller) =>
    controller
      ? controller.buttons.flatMap((button, at) =>
          button.pressed ? [`Controller ${controller.index + 1}, button ${at + 1}`] : [],
        )
      : [],
  );

/** Presses that began between two looks. */
export const newPresses = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((name) => !before.includes(name));

/** A stick at rest is never exactly in the middle. */
const moved = 0.5;
export const stickMoved = (controllers: readonly (ControllerState | null)[]): boolean =>
  controllers.some((controller) => controller?.axes.some((axis) => Math.abs(axis) > moved) ?? false);
