import { card, type Words } from '../language';

/** Alien Ammonite is Normal Summoned and its trigger is Chain Link 1; Alien Dog waits in the hand. */
export function alienDog({ given, turnPlayer }: Words): void {
  given(turnPlayer).hasInHand('Alien Ammonite', 'Alien Dog').hasInGY(card('Alien Ammonite', 'B'));
  turnPlayer.normalSummons('Alien Ammonite');
  turnPlayer.usesTrigger('Alien Ammonite', { targets: ['Alien Ammonite#B'] });
}
