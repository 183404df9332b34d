import { ruling } from '../language';

export default ruling(
  'damage-inside-an-effect',
  {
    covers: ['damage-step', 'resolution', 'control-change'],
    title: { en: 'Damage calculation inside an effect', ko: '효과 처리 중의 데미지 계산' },
    statement: {
      en: 'Magical Arm Shield lets the battle happen while it resolves: the monster it takes is fought at once, nothing can be used in that calculation, and the attack is used up by it.',
      ko: '매직 암 실드는 효과를 처리하는 도중에 전투를 실행한다. 빼앗은 몬스터와 곧바로 데미지 계산을 하며, 그 계산 중에는 아무것도 발동할 수 없고, 원래의 공격은 그것으로 대신한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Battle Ox').hasInHand('Mystical Elf');
    given(opponent).controls('Celtic Guardian').hasSet('Magical Arm Shield').hasInHand('Kuriboh');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Magical Arm Shield', { targets: ['Battle Ox'] });
    bothPass();
    then.chainsWere(['opponent: Magical Arm Shield']);
    then.linkWas('Magical Arm Shield', 'resolved');
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Magical Arm Shield' },
      { event: 'controlChanged', card: 'Battle Ox', where: { to: 1 } },
      { event: 'damage', seat: 'opponent', where: { amount: 200, how: 'battle' } },
      { event: 'linkResolved', card: 'Magical Arm Shield' },
    );
    then.happened('battled', { times: 1 });
    then.wasNeverOffered('Kuriboh', 'activate');
    then.isIn('Kuriboh', 'hand', opponent);
    then.isIn('Battle Ox', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Gemini Elf');
    then.controls(opponent, 'Celtic Guardian');
    then.lpIs(opponent, 7800);
    then.lpIs(turnPlayer, 8000);
  },
);
