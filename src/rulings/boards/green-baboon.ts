import { card, type Words } from '../language';

/** The opponent has a Beast on the field, one Green Baboon in the GY (A) and one in the hand (B). */
export function greenBaboon({ given, opponent }: Words, ...alsoControlled: string[]): void {
  given(opponent)
    .controls('Ojama Yellow', ...alsoControlled)
    .hasInGY(card('Green Baboon, Defender of the Forest', 'A'))
    .hasInHand(card('Green Baboon, Defender of the Forest', 'B'));
}
