import { ruling } from '../language';

export default ruling(
  'damage-inside-an-effect',
  {
    covers: ['damage-step', 'resolution', 'control-change'],
    title: { en: 'Damage calculation inside an effect', ko: '효과 처리 중의 데미지 계산' },
    statement: {
      en: 'Magical Arm Shield has the battle fought while it resolves: the monster it takes is attacked at once in place of the first target. Nothing can be activated within a resolution, so Kuriboh cannot be used in that damage calculation.',
      ko: '매직 암 실드는 효과를 처리하는 도중에, 원래의 공격 대상 대신 빼앗은 몬스터와 전투하게 한다. 효과 처리 중에는 아무것도 발동할 수 없으므로, 그 데미지 계산에는 크리보를 쓸 수 없다.',
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
    then.wasNeverOffered('Kuriboh', 'activate', { because: 'not-your-priority' });
    then.isIn('Kuriboh', 'hand', opponent);
    then.isIn('Battle Ox', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Gemini Elf');
    then.controls(opponent, 'Celtic Guardian');
    then.lpIs(opponent, 7800);
    then.lpIs(turnPlayer, 8000);
  },
);
