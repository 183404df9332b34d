import { card, ruling } from '../language';

export default ruling(
  'multi-double-or-nothing',
  {
    covers: ['several-attacks', 'attack-negation', 'damage-step'],
    title: { en: 'Double or Nothing!', ko: '더블 업 찬스' },
    statement: {
      en: 'Double or Nothing! lets the monster whose attack was negated attack once more. Its ATK is doubled in the Damage Step of that attack and at no other time.',
      ko: '더블 업 찬스를 쓰면 공격이 무효가 된 몬스터가 다시 한 번 공격할 수 있다. 공격력이 배가 되는 것은 그 공격의 데미지 스텝 동안뿐이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Double or Nothing!', 'Battle Ox');
    given(opponent).controls(card('Number 39: Utopia', { materials: ['Celtic Guardian', 'Mystical Elf'] }));
    turnPlayer.attacks('Gemini Elf', 'Number 39: Utopia');
    opponent.usesTrigger('Number 39: Utopia', { effect: 1, cost: ['Celtic Guardian'] });
    bothPass();
    then.linkWas('Number 39: Utopia', 'resolved');
    then.happened('attackNegated', { card: 'Gemini Elf' });
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.isIn('Mystical Elf', 'attached');
    turnPlayer.activates('Double or Nothing!', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Double or Nothing!', 'resolved');
    then.atkIs('Gemini Elf', 1900);
    then.can(turnPlayer).attack('Gemini Elf');
    turnPlayer.attacks('Gemini Elf', 'Number 39: Utopia');
    then.atkIs('Gemini Elf', 1900);
    opponent.declines('Number 39: Utopia');
    then.happened('damage', { seat: 'opponent', where: { amount: 1300, how: 'battle' } });
    then.lpIs(opponent, 6700);
    then.lpIs(turnPlayer, 8000);
    then.happened('moved', { card: 'Number 39: Utopia', where: { to: 'gy', byBattle: true } });
    then.controls(turnPlayer, 'Gemini Elf');
    then.atkIs('Gemini Elf', 1900);
  },
);
