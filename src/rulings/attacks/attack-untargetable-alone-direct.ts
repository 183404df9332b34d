import { ruling } from '../language';

export default ruling(
  'attack-untargetable-alone-direct',
  {
    covers: ['attack-targets', 'direct-attack'],
    title: { en: 'A monster that shields nobody', ko: '플레이어를 지키지 못하는 몬스터' },
    statement: {
      en: 'While Umi is on the field, The Legendary Fisherman cannot be attacked and does not shield its controller: if it is the only monster there, attacks are direct.',
      ko: '"바다"가 필드에 존재하면 전설의 어부는 공격 대상으로 할 수 없으며 플레이어를 지키지도 못한다. 그 몬스터만 있으면 공격은 직접 공격이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).controls('The Legendary Fisherman', 'Umi');
    then.attackTargetsAre('Gemini Elf', 'directly');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.happened('attackDeclared', { card: 'Gemini Elf', where: { target: null } });
    then.lpIs(opponent, 6100);
    then.controls(opponent, 'The Legendary Fisherman');
  },
);
